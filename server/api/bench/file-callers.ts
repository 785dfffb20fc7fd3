import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPdf } from './fetch-pdf.js';

/*
 * Callers at their limits for files, in a process of the lowest priority: each asks for several
 * PDFs of ten years at once, and for the next as soon as one is answered; after a refusal it waits
 * as long as that says. Ends with SIGTERM and prints what was answered.
 */
export interface FileCallers {
  url: string;
  /** The access tokens. */
  tokens: readonly string[];
}

const AT_ONCE = 4;
const DAYS = 3_660;

const { url, tokens } = JSON.parse(process.env.CALLERS ?? '') as FileCallers;
const over = new AbortController();
const { signal } = over;
const statuses = new Map<number, number>();

async function repeat(token: string, first: number): Promise<void> {
  for (let turn = first; !signal.aborted; turn += AT_ONCE) {
    const { status, retryAfterMs } = await fetchPdf(url, { token, turn, days: DAYS, signal });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await sleep(retryAfterMs, undefined, { signal });
  }
}

os.setPriority(os.constants.priority.PRIORITY_LOW);

process.once('SIGTERM', () => over.abort());
await Promise.allSettled(
  tokens.flatMap((token) => Array.from({ length: AT_ONCE }, (_, at) => repeat(token, at))),
);
console.log(
  `files: the callers got ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
);
