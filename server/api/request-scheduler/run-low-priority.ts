import { runWithPauses } from '#server/core/process/yield-to-others.js';
import type { Presence } from './presence.js';
import { MAX_PAUSE_MS } from './round-robin.js';

const waiting: (() => void)[] = [];

function startNextPart(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNextPart);
}

/** One part in each round of the event loop, so that calls are received between two of them. */
const nextPart = () =>
  new Promise<void>((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(startNextPart);
  });

/**
 * Operations of the callers in `preferred` go first within `run`: a pause between two parts ends
 * when none of them has an operation running, at the latest after MAX_PAUSE_MS, and in an
 * event-loop round of its own. Nobody waits longer than for one part.
 */
export const runLowPriority = <T>(preferred: Presence, run: () => T): T =>
  runWithPauses(() => preferred.untilInactive(MAX_PAUSE_MS).then(nextPart), run);
