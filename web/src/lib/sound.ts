/** A few small sounds, made on the spot; silent unless somebody wants them. */
import { preferences } from './preferences.svelte.ts';

export type Sound = 'place' | 'turn' | 'win' | 'chat' | 'no';

let audio: AudioContext | undefined;

interface Tone {
  from: number;
  to: number;
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}
const wood = (at: number, from = 320): Tone => ({
  from,
  to: from * 0.55,
  at,
  long: 0.09,
  loud: 0.22,
  wave: 'triangle',
});
const bell = (at: number, from: number): Tone => ({
  from,
  to: from,
  at,
  long: 0.9,
  loud: 0.08,
  wave: 'sine',
});

const TONES: Record<Sound, Tone[]> = {
  place: [wood(0), wood(0.012, 190)],
  turn: [bell(0, 659), bell(0.13, 880)],
  win: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.42, 1047)],
  chat: [{ ...bell(0, 988), long: 0.25 }],
  no: [{ from: 150, to: 110, at: 0, long: 0.14, loud: 0.12, wave: 'triangle' }],
};

export function play(sound: Sound): void {
  if (!preferences.sound || document.visibilityState === 'hidden') return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const tone of TONES[sound]) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = tone.wave;
    voice.frequency.setValueAtTime(tone.from, now + tone.at);
    voice.frequency.exponentialRampToValueAtTime(tone.to, now + tone.at + tone.long);
    volume.gain.setValueAtTime(tone.loud, now + tone.at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + tone.at + tone.long);
    voice.connect(volume).connect(audio.destination);
    voice.start(now + tone.at);
    voice.stop(now + tone.at + tone.long);
  }
}
