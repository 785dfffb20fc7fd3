import type { FieldErrors } from './check-form';

/** The result of a save, in words for the form. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** `errors` by the server's snake_case field names. */
  | { kind: 'refused'; message: string; errors: FieldErrors }
  /** Another person saved a newer version meanwhile. */
  | { kind: 'conflict' }
  | { kind: 'cancelled' };

let pending: AbortController | null = null;

/** The signal of a new save; cancels a pending earlier one. */
export function startSave(): AbortSignal {
  pending?.abort();
  pending = new AbortController();
  return pending.signal;
}
