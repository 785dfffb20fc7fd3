import { registerEnumType } from 'type-graphql';
import type { LedgerBalance } from '#server/event-store/ledger.js';

/** The GraphQL enum of `LedgerBalance`. */
export const LedgerBalanceEnum: { [Balance in LedgerBalance]: Balance } = {
  balanced: 'balanced',
  settling: 'settling',
  unbalanced: 'unbalanced',
};

registerEnumType(LedgerBalanceEnum, {
  name: 'LedgerBalance',
  description: 'Whether the outcomes of calls add up to the calls that came in.',
  valuesConfig: {
    balanced: { description: 'Every call has an outcome.' },
    settling: { description: 'All that is missing can still be waiting in the queue.' },
    unbalanced: { description: 'Calls are missing: an alarm.' },
  },
});
