import type { Response, ResponseChanges } from '#server/event-store/contract/response.js';

/** Records the changes where a webhit's stored response differs from the right one. */
export function compareResponses(
  stored: Response | null,
  credited: Response | null,
  changes: ResponseChanges,
): void {
  if (stored?.impressionId === credited?.impressionId && stored?.views === credited?.views) return;
  if (stored) changes.removed.push(stored);
  if (credited) changes.added.push(credited);
}
