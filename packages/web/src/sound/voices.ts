type Tone = { readonly pitch: number; readonly loud: number; readonly long: number };
type Breath = { readonly from: number; readonly to: number; readonly loud: number; readonly long: number };

/** Loud at once, then dying away. */
function fading(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}

/** A small bell: a tone and, quieter, the one above it. */
export function bell(audio: AudioContext, at: number, { pitch, loud, long }: Tone): void {
  for (const [times, share] of [
    [1, 1],
    [2.01, 0.35],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * times;
    tone.connect(fading(audio, at, loud * share, long));
    tone.start(at);
    tone.stop(at + long);
  }
}

/** Wood on wood: a tone that falls as it dies. */
export function knock(audio: AudioContext, at: number, { pitch, loud, long }: Tone): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + long);
  tone.connect(fading(audio, at, loud, long));
  tone.start(at);
  tone.stop(at + long);
}

/** Paper or steel: noise through a window that moves. */
export function rustle(audio: AudioContext, at: number, { from, to, loud, long }: Breath): void {
  const noise = audio.createBufferSource();
  noise.buffer = hiss(audio);
  const window = audio.createBiquadFilter();
  window.type = 'bandpass';
  window.frequency.setValueAtTime(from, at);
  window.frequency.exponentialRampToValueAtTime(to, at + long);
  noise.connect(window).connect(fading(audio, at, loud, long));
  noise.start(at);
  noise.stop(at + long);
}

const hisses = new WeakMap<AudioContext, AudioBuffer>();

/** Half a second of noise, the same every time. */
function hiss(audio: AudioContext): AudioBuffer {
  const known = hisses.get(audio);
  if (known !== undefined) return known;
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  let last = 1;
  made.getChannelData(0).forEach((_, i, samples) => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff;
    samples[i] = last / 0x3fffffff - 1;
  });
  hisses.set(audio, made);
  return made;
}
