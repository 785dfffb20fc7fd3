import { startTasks } from '#server/core/jobs/periodic-task.js';
import { eraseLeftovers } from './erase-leftovers.js';
import { fillSandboxes, type SandboxParts } from './traffic/fill-sandboxes.js';

const FILL_EVERY_MS = 3_000;
const ERASE_EVERY_MS = 60_000;

/** Fills new sandboxes and erases what old ones left behind, until stopped. */
export function startSandboxes(parts: SandboxParts): () => Promise<void> {
  return startTasks([
    { name: 'traffic of sandboxes', everyMs: FILL_EVERY_MS, run: () => fillSandboxes(parts) },
    { name: 'rest of sandboxes', everyMs: ERASE_EVERY_MS, run: () => eraseLeftovers(parts) },
  ]);
}
