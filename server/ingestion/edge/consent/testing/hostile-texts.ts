import fc from 'fast-check';
import { SIGNALS } from '#server/ingestion/edge/consent/signals.js';

const MAX_LENGTH = SIGNALS.gpp.maxLength;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

/** Damage to a good string. */
export interface Spoiling {
  kept: number;
  at: number;
  letter: string;
  pattern: string[];
}

export const spoilings = (good: string): fc.Arbitrary<Spoiling> =>
  fc.record({
    kept: fc.nat(good.length),
    at: fc.nat(good.length - 1),
    letter: fc.constantFrom(...LETTERS),
    pattern: fc.array(fc.constantFrom(...LETTERS, '.', '~', '_', '_', '_'), {
      minLength: 1,
      maxLength: 24,
    }),
  });

/** 16 KB: the beginning of the good string with one letter changed, then a repeated pattern. */
export function spoilt(good: string, { kept, at, letter, pattern }: Spoiling): string {
  const start = `${good.slice(0, at)}${letter}${good.slice(at + 1)}`.slice(0, kept);
  return `${start}${pattern.join('').repeat(MAX_LENGTH)}`.slice(0, MAX_LENGTH);
}

const TRIES = 8;

/** The lowest of several times, because the machine has other work to do. */
export function leastMs(run: () => unknown): number {
  const times = Array.from({ length: TRIES }, () => {
    const startedAtMs = performance.now();
    run();
    return performance.now() - startedAtMs;
  });
  return Math.min(...times);
}
