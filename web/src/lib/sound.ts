/** A short sound, synthesised. */

let context: AudioContext | null = null;

export function chime(yours: boolean): void {
  context ??= new AudioContext();
  ring(context, yours ? 659 : 440, 0);
  if (yours) ring(context, 880, 0.12);
}

function ring(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  note.connect(volume).connect(audio.destination);
  note.start(start);
  note.stop(start + 0.4);
}
