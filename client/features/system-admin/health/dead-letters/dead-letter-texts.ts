import { countOf } from '#schema/writing/numbers';
import type {
  DeadLetterReason,
  DeadLetterRowFragment,
  EventKind,
  ReplayDeadLettersMutation,
} from '#client/graphql/generated';

const REASONS: Readonly<Record<DeadLetterReason, string>> = {
  undecodable: 'Unreadable',
  unknown_customer: 'Unknown client',
  unknown_tag: 'Unknown tag',
  unknown_region: 'Unknown region',
  impossible_time: 'Impossible time',
  refused: 'Refused by the database',
};

export const reasonText = (reason: DeadLetterReason): string => REASONS[reason];

const KINDS: Readonly<Record<EventKind, string>> = {
  impression: 'Impression',
  webhit: 'Webhit',
  unknown: 'Call',
};

/** The event of the letter: 'Impression of tag 12, client 3'. */
export function eventText({ kind, tagId, customerId }: DeadLetterRowFragment): string {
  if (kind === null || kind === undefined) return 'Unreadable';
  return `${KINDS[kind]} of tag ${tagId ?? '–'}, client ${customerId ?? '–'}`;
}

export const deadLettersText = (count: number): string => countOf(count, 'dead letter');

/** The result of a replay: a sentence for each part. */
export function replayText({
  replayed,
  remaining,
  untried,
}: ReplayDeadLettersMutation['replayDeadLetters']): string {
  const sentences = [
    `${deadLettersText(replayed)} replayed.`,
    remaining > 0 && `${deadLettersText(remaining)} still cannot be stored.`,
    untried > 0 && `${deadLettersText(untried)} not tried yet: replay again.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
