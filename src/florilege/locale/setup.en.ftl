# What `make play` says while it sets a checkout up. It is read before anything is installed, by
# scripts/messages.py: one line a message, nothing but { $name } inside.

setup-install = Installing what playing needs
setup-page = Building the page
setup-took = done in { $seconds } s
setup-plain = The native engine is being built in the background. Until it is ready the games run on plain Python: everything works, bots think more slowly.
setup-native-ready = The native engine is ready: bots think with it from now on, the server from the next start.
setup-native-failed = The native engine could not be built (see { $log }). Everything works without it; bots think more slowly.
setup-no-compiler = No C compiler was found, so the games run on plain Python: everything works, bots think more slowly.
setup-python-old = Florilège needs Python 3.11 or newer, and this is { $version }. Name another one: make play PYTHON=python3.12
setup-busy = Another “make play” is at work in this checkout (process { $process }). Wait for it, or stop it first.
setup-port = Port { $port } is in use. Choose another one: make play ARGS="--port 8001"
setup-stopped = Stopped. The next “make play” goes on from here.
setup-failed-network = { $phase }: the packages could not be downloaded. Is there a network? (see { $log })
setup-failed-disk = { $phase }: the disk is full. Make room and try again.
setup-failed-node = { $phase }: Node 20.19 or newer is missing and could not be installed (see { $log }). The games can be played in the terminal: .venv/bin/florilege play mandala
setup-failed-venv = { $phase }: this Python has no venv module. On Debian or Ubuntu: apt install python3-venv
setup-failed-other = { $phase }: something went wrong (see { $log }).
