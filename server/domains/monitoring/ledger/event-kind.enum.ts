import { registerEnumType } from 'type-graphql';
import type { EventKind } from '#server/event-store/codes.js';

/** Unknown where the call cannot be read. */
export type LedgerKind = EventKind | 'unknown';

export const EventKindEnum: { [Kind in LedgerKind]: Kind } = {
  impression: 'impression',
  webhit: 'webhit',
  unknown: 'unknown',
};

registerEnumType(EventKindEnum, {
  name: 'EventKind',
  description: 'What a call of a tag is.',
  valuesConfig: {
    impression: { description: 'A call of an impression tag.' },
    webhit: { description: 'A call of a site tag.' },
    unknown: { description: 'Not known, since it cannot be read.' },
  },
});
