import { shortText } from '#schema/writing/numbers';

const SECOND_MS = 1_000;

const UNITS = [
  { word: 'd', seconds: 86_400 },
  { word: 'h', seconds: 3_600 },
  { word: 'min', seconds: 60 },
  { word: 's', seconds: 1 },
] as const;

type Amount = number | null | undefined;

/** The two largest units: '3 d 4 h', '12 min 5 s', '0 s'. '-' for none. */
export function formatDuration(seconds: Amount): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return '-';

  const whole = Math.max(0, Math.floor(seconds));
  const first = UNITS.findIndex((unit) => whole >= unit.seconds);
  if (first === -1) return '0 s';

  let left = whole;

  return UNITS.slice(first, first + 2)
    .map(({ word, seconds: size }) => {
      const count = Math.floor(left / size);
      left -= count * size;
      return { word, count };
    })
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(' ');
}

/** '0.42 ms', '120 ms', '1.5 s', '2 min 3 s'. '-' for none. */
export function formatLatency(ms: Amount): string {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return '-';
  if (ms < SECOND_MS) return `${shortText(ms, ms < 10 ? 2 : 0)} ms`;
  if (ms < 60 * SECOND_MS) return `${shortText(ms / SECOND_MS, 1)} s`;
  return formatDuration(ms / SECOND_MS);
}
