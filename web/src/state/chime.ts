/** A soft synthesised sound for the start of the player's turn: two notes of a bronze bell. */

const NOTES = [
  { pitch: 523.25, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const PARTIALS = [
  { ratio: 1, loud: 0.09, long: 1.1 },
  { ratio: 2.76, loud: 0.022, long: 0.5 },
];

let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume(); // browsers wait for a first click
  for (const { pitch, at } of NOTES) {
    for (const partial of PARTIALS)
      strike(audio, pitch * partial.ratio, audio.currentTime + at, partial.loud, partial.long);
  }
}

function strike(audio: AudioContext, pitch: number, at: number, loud: number, long: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + long);
}
