import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { LedgerBalance } from '#server/event-store/ledger.js';

/** The GraphQL enum of `LedgerBalance`. */
export const LedgerBalanceEnum = describedEnum<LedgerBalance>(
  'LedgerBalance',
  'Whether the outcomes of calls add up to the calls that came in.',
  {
    balanced: 'Every call has an outcome.',
    settling: 'All that is missing can still be waiting in the queue.',
    unbalanced: 'Calls are missing: an alarm.',
  },
);
