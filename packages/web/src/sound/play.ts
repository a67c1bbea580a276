import type { Sound } from './heard.js';
import { bell, knock, rustle } from './voices.js';

/** Seconds from one sound to the next, so that each is heard. */
const APART = 0.22;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has pressed something; before that nothing is heard. */
function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

type Voice = (audio: AudioContext, at: number) => void;

const VOICES: { readonly [sound in Sound]: Voice } = {
  dice: (audio, at) => {
    for (const [i, pitch] of [900, 700, 820, 620, 740].entries())
      knock(audio, at + i * 0.07 + (i % 2) * 0.02, { pitch, loud: 0.16 - i * 0.02, long: 0.05 });
  },
  card: (audio, at) => rustle(audio, at, { from: 3200, to: 900, loud: 0.12, long: 0.16 }),
  strike: (audio, at) => {
    rustle(audio, at, { from: 6000, to: 2400, loud: 0.1, long: 0.09 });
    bell(audio, at, { pitch: 1180, loud: 0.05, long: 0.18 });
  },
  wound: (audio, at) => {
    knock(audio, at, { pitch: 120, loud: 0.4, long: 0.22 });
    knock(audio, at + 0.03, { pitch: 75, loud: 0.35, long: 0.28 });
  },
  heal: (audio, at) => {
    for (const [i, pitch] of [523, 659].entries())
      bell(audio, at + i * 0.11, { pitch, loud: 0.07, long: 0.5 });
  },
  victory: (audio, at) => {
    for (const [i, pitch] of [392, 523, 659, 784].entries())
      bell(audio, at + i * 0.15, { pitch, loud: 0.11, long: i === 3 ? 1.6 : 0.6 });
  },
  defeat: (audio, at) => {
    for (const [i, pitch] of [220, 207, 175].entries())
      bell(audio, at + i * 0.3, { pitch, loud: 0.13, long: 1.2 });
  },
};

export function play(sounds: readonly Sound[]): void {
  const audio = sounds.length === 0 ? null : speaker();
  if (audio === null) return;
  sounds.forEach((sound, i) => {
    VOICES[sound](audio, audio.currentTime + 0.02 + i * APART);
  });
}
