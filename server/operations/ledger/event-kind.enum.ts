import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { EventKind } from '#server/event-store/codes.js';

/** Unknown where the call cannot be read. */
export type LedgerKind = EventKind | 'unknown';

export const EventKindEnum = describedEnum<LedgerKind>('EventKind', 'What a call of a tag is.', {
  impression: 'A call of an impression tag.',
  webhit: 'A call of a site tag.',
  unknown: 'Not known, since it cannot be read.',
});
