import { countText } from '#schema/writing/numbers.js';
import type { Progress } from './collector.js';

type ShownProgress = Pick<Progress, 'accepted' | 'rejected' | 'isWaiting'> &
  Partial<Pick<Progress, 'known'>>;

const WIDTH = 30;
const REDRAW_MS = 100;
const PLAIN_MS = 5_000;

/** A bar on a terminal, a line every five seconds elsewhere. */
export class ProgressBar {
  private drawnAtMs = 0;

  constructor(private readonly out: NodeJS.WriteStream) {}

  /** `share` is from 0 to 1. */
  draw(share: number, progress: ShownProgress): void {
    const nowMs = Date.now();
    if (share < 1 && nowMs - this.drawnAtMs < (this.out.isTTY ? REDRAW_MS : PLAIN_MS)) return;
    this.drawnAtMs = nowMs;
    const text = progressText(share, progress);
    this.out.write(this.out.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
  }

  end(): void {
    if (this.out.isTTY) this.out.write('\n');
  }
}

export function progressText(
  share: number,
  { accepted, known = 0, rejected, isWaiting }: ShownProgress,
): string {
  const full = Math.round(Math.min(1, share) * WIDTH);
  const bar = `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${String(Math.floor(Math.min(1, share) * 100)).padStart(3)} %`;
  const waits = isWaiting ? ' (the queue is full or away: waiting)' : '';
  const knownText = known > 0 ? `${countText(known)} known, ` : '';
  return `${bar}  ${countText(accepted)} accepted, ${knownText}${countText(rejected)} rejected${waits}`;
}
