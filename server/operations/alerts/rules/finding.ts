import type { TagKind } from '#server/analytics/tag-kind.js';
import type { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import type { AlertKind } from '#server/operations/alerts/alert-kind.js';

/** A problem at the time of the check. */
export interface Finding {
  kind: AlertKind;
  message: string;
  /** The figures behind the message, for partners. */
  figures: Readonly<Record<string, unknown>>;
  /** Null for a finding about the whole platform. */
  tag: FoundTag | null;
}

export interface FoundTag {
  customerId: number;
  tagKind: TagKind;
  tagId: number;
  /** Null for a site tag. */
  bookingId: number | null;
}

/** A rule's result. Kinds that the rule could not judge keep their episodes. */
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

/** Equal for findings about the same subject, so that each subject has one open episode. */
export const subjectKey = ({ kind, customerId, tagKind, tagId }: Subject): string =>
  [kind, customerId, tagKind, tagId].join(':');
