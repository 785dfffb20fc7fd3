import { registerEnumType } from 'type-graphql';
import type { DeadLetterReason } from '#server/event-store/port/dead-letter.js';

/** The GraphQL enum of `DeadLetterReason`. */
export const DeadLetterReasonEnum: { [Reason in DeadLetterReason]: Reason } = {
  undecodable: 'undecodable',
  unknown_customer: 'unknown_customer',
  unknown_tag: 'unknown_tag',
  unknown_region: 'unknown_region',
  impossible_time: 'impossible_time',
  refused: 'refused',
};

registerEnumType(DeadLetterReasonEnum, {
  name: 'DeadLetterReason',
  description: 'Why an entry of the queue could not be stored.',
  valuesConfig: {
    undecodable: { description: 'It cannot be read.' },
    unknown_customer: { description: 'It names a customer that does not exist.' },
    unknown_tag: { description: 'It names a tag that does not exist.' },
    unknown_region: { description: 'It names a region that does not exist.' },
    impossible_time: { description: 'Its time lies too far from the one it came in at.' },
    refused: { description: 'The database, or the code, fails on it; `detail` says how.' },
  },
});
