# Messages of `make play` during the setup. scripts/messages.py reads this file before anything is
# installed: each message is one line, with no syntax but { $name }.

setup-install = Installing what playing needs
setup-page = Building the page
setup-took = done in { $seconds } s
setup-plain = The native engine is being built in the background. Until then the games run on plain Python: everything works, but bots think more slowly.
setup-native-ready = The native engine is ready: bots use it from now on, the server after its next start.
setup-native-failed = The native engine could not be built (see { $log }). Everything works without it, but bots think more slowly.
setup-no-compiler = No C compiler was found, so the games run on plain Python: everything works, but bots think more slowly.
setup-python-old = Florilège needs Python 3.11 or newer, but this is { $version }. Choose another: make play PYTHON=python3.12
setup-busy = Another “make play” is at work in this checkout (process { $process }). Wait for it, or stop it first.
setup-port = Port { $port } is in use. Choose another one: make play ARGS="--port 8001"
setup-stopped = Stopped. The next “make play” continues from here.
setup-failed-network = { $phase }: the packages could not be downloaded. Is there a network connection? (see { $log })
setup-failed-disk = { $phase }: the disk is full. Free some space and try again.
setup-failed-node = { $phase }: Node 20.19 or newer is missing and could not be installed (see { $log }). The games can be played in the terminal: .venv/bin/florilege play mandala
setup-failed-venv = { $phase }: this Python has no venv module. On Debian or Ubuntu: apt install python3-venv
setup-failed-other = { $phase }: something went wrong (see { $log }).
