import type { FieldErrors } from './check-form';

/** How a save ended, in words a form can show. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** `errors` by the server's snake_case field names. */
  | { kind: 'refused'; message: string; errors: FieldErrors }
  /** Somebody saved a newer version meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'cancelled' };

let pending: AbortController | null = null;

/** The signal of a save that starts now; an earlier one that is still pending is cancelled. */
export function startSave(): AbortSignal {
  pending?.abort();
  pending = new AbortController();
  return pending.signal;
}
