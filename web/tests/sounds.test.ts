/** What is heard. */

import { afterEach, describe, expect, test, vi } from 'vitest';

import { CUES, cueOf } from '../src/table/sounds/cues.ts';
import { line } from './messages.ts';

describe('the sound of news', () => {
  test('is of what weighs most', () => {
    expect(cueOf([])).toBeNull();
    expect(cueOf([line(1, 'units-moved')])).toBe('move');
    expect(cueOf([line(1, 'units-moved'), line(1, 'dice-rolled')])).toBe('dice');
    expect(cueOf([line(1, 'dice-rolled'), line(1, 'unit-fell')])).toBe('loss');
  });
});

describe('the synthesiser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A browser's sounds, of which only what is started counts. */
  function heard(): { starts: number[]; loudest: number } {
    const found = { starts: [] as number[], loudest: 0 };
    class Node {
      gain = {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
        linearRampToValueAtTime: (loud: number) => (found.loudest = Math.max(found.loudest, loud)),
      };
      connect = (other: unknown): unknown => other;
      start = (at: number): number => found.starts.push(at);
      stop = (): void => undefined;
    }
    class Context {
      currentTime = 0;
      sampleRate = 8000;
      state = 'running';
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    vi.stubGlobal('AudioContext', Context);
    for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode']) {
      vi.stubGlobal(name, Node);
    }
    return found;
  }

  test('makes every sound, none louder than wanted, and none when muted', async () => {
    const found = heard();
    const { sound } = await import('../src/table/sounds/synth.ts');
    sound('turn', 0);
    expect(found.starts).toEqual([]);
    for (const cue of CUES) {
      const before = found.starts.length;
      sound(cue, 0.5);
      expect(found.starts.length).toBeGreaterThan(before);
    }
    expect(found.loudest).toBeLessThanOrEqual(0.5);
  });

  test('is silent where the browser has no sound', async () => {
    const { sound } = await import('../src/table/sounds/synth.ts');
    expect(() => sound('turn', 1)).not.toThrow();
  });
});
