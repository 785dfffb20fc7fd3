import type { SaveOutcome } from '#client/components/entity-form/save-outcome';
import { describeFailure, fieldErrorsOf } from '#client/graphql/links/failure';

const CONFLICT = 'CONFLICT';

/** Makes a call that saves and describes its result for a form; never throws. */
export async function saveOutcomeOf(call: () => Promise<unknown>): Promise<SaveOutcome> {
  try {
    await call();
    return { kind: 'saved' };
  } catch (error) {
    const { code, message, isCancelled } = describeFailure(error);
    const errors = fieldErrorsOf(error);
    if (isCancelled) return { kind: 'cancelled' };
    // Other conflicts, such as a taken address, concern a field that can be changed.
    if (code === CONFLICT && 'version' in errors) return { kind: 'conflict' };
    return { kind: 'refused', message, errors };
  }
}
