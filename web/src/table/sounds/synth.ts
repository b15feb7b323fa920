/** Our own sounds, each a fraction of a second long, synthesised when played: nothing is downloaded for them. */

import type { Cue } from './cues.ts';

/** A tone: when it begins and how long it lasts in seconds, its pitch in hertz, how loud it is. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
  shape?: OscillatorType;
}
/** A rustle, like dice or wood: filtered noise. */
interface Rustle {
  at: number;
  lasts: number;
  around: number;
  loud: number;
}
interface Sound {
  tones?: Tone[];
  rustles?: Rustle[];
}

const rattle = [0, 0.07, 0.12, 0.2, 0.31].map((at) => ({ at, lasts: 0.05, around: 2600, loud: 0.5 }));
const SOUNDS: Record<Cue, Sound> = {
  turn: {
    tones: [
      { at: 0, lasts: 0.25, pitch: 587, loud: 0.35 },
      { at: 0.14, lasts: 0.4, pitch: 880, loud: 0.3 },
    ],
  },
  move: { rustles: [{ at: 0, lasts: 0.07, around: 900, loud: 0.7 }] },
  dice: { rustles: rattle },
  loss: {
    tones: [{ at: 0, lasts: 0.35, pitch: 98, loud: 0.5, shape: 'triangle' }],
    rustles: [{ at: 0, lasts: 0.18, around: 400, loud: 0.8 }],
  },
  won: { tones: [523, 659, 784, 1047].map((pitch, step) => ({ at: step * 0.13, lasts: 0.45, pitch, loud: 0.3 })) },
  lost: { tones: [392, 330, 262].map((pitch, step) => ({ at: step * 0.2, lasts: 0.5, pitch, loud: 0.3 })) },
};

let context: AudioContext | null = null;

/** Play a sound, at a volume from 0 to 1; if the browser does not allow it, nothing happens. */
export function sound(cue: Cue, volume: number): void {
  if (volume <= 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { tones = [], rustles = [] } = SOUNDS[cue];
  for (const tone of tones) playTone(context, tone, volume);
  for (const rustle of rustles) playRustle(context, rustle, volume);
}

function playTone(context: AudioContext, { at, lasts, pitch, loud, shape = 'sine' }: Tone, volume: number): void {
  const voice = new OscillatorNode(context, { frequency: pitch, type: shape });
  voice.connect(fading(context, at, lasts, loud * volume));
  voice.start(context.currentTime + at);
  voice.stop(context.currentTime + at + lasts);
}

function playRustle(context: AudioContext, { at, lasts, around, loud }: Rustle, volume: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => (samples[index] = 2 * Math.random() - 1));
  const voice = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: around, Q: 1.2 });
  voice.connect(filter).connect(fading(context, at, lasts, loud * volume));
  voice.start(context.currentTime + at);
}

/** Loud at once, then fading out. */
function fading(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(context.destination);
  return gain;
}
