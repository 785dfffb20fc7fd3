import type { TagKind } from '#server/domains/tags/tag-kind.js';
import type { AlertEpisode } from './alert-episode.entity.js';
import type { AlertKind } from './alert-kind.js';

/** Something that is wrong now. */
export interface Finding {
  kind: AlertKind;
  message: string;
  /** The figures behind the message, as partners get them. */
  figures: Readonly<Record<string, unknown>>;
  /** Null for what is of the platform as a whole. */
  tag: FoundTag | null;
}

export interface FoundTag {
  customerId: number;
  tagKind: TagKind;
  tagId: number;
  /** Of an impression tag. */
  bookingId: number | null;
}

/** What a rule answers: what it could not look at stays as it is. */
export interface Judgement {
  judged: readonly AlertKind[];
  findings: readonly Finding[];
}

type Subject = Pick<AlertEpisode, 'kind' | 'customerId' | 'tagKind' | 'tagId'>;

export const subjectOf = ({ kind, tag }: Finding): Subject => ({
  kind,
  customerId: tag?.customerId ?? null,
  tagKind: tag?.tagKind ?? null,
  tagId: tag?.tagId ?? null,
});

/** The same for the same thing, so that there is one open episode of it. */
export const subjectKey = ({ kind, customerId, tagKind, tagId }: Subject): string =>
  [kind, customerId, tagKind, tagId].join(':');
