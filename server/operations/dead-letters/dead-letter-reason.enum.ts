import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { DeadLetterReason } from '#server/event-store/contract/dead-letter.js';

/** The GraphQL enum of `DeadLetterReason`. */
export const DeadLetterReasonEnum = describedEnum<DeadLetterReason>(
  'DeadLetterReason',
  'Why an entry of the queue could not be stored.',
  {
    undecodable: 'It cannot be read.',
    unknown_customer: 'It names a customer that does not exist.',
    unknown_tag: 'It names a tag that does not exist.',
    unknown_region: 'It names a region that does not exist.',
    impossible_time: 'Its time lies too far from the one it came in at.',
    refused: 'The database, or the code, fails on it; `detail` says how.',
  },
);
