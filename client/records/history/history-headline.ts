import type { AuditedEntity } from '#client/graphql/generated';
import { recordPath, type RecordPageKind } from '#client/records/record-path';
import { ENTITY_LABELS } from './history-subject';
import {
  actionText,
  CREATIVES,
  difference,
  type HistoryChange,
  type HistoryEntry,
} from './history-texts';

/** Text of an entry around the name in it, if it has one. */
export interface Headline {
  start: string;
  name: string | null;
  /** Path that the name leads to. */
  to: string | null;
  end: string;
}

const RELATED_PATHS: Partial<Record<AuditedEntity, RecordPageKind>> = {
  booking: 'booking',
  channel: 'channel',
  experiment: 'experiment',
};

const RELATED_ACTIONS: Readonly<Record<string, string>> = {
  add: 'added',
  remove: 'removed',
  archive: 'archived',
  restore: 'restored',
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'Booking Prime time added', 'Added to booking Prime time'. */
function relatedHeadline(
  action: string,
  { entity, recordId, name }: NonNullable<HistoryEntry['related']>,
): Headline {
  const kind = RELATED_PATHS[entity];
  const named = { name, to: kind ? recordPath(kind, recordId) : null };
  const label = ENTITY_LABELS[entity];

  if (action === 'addTo') return { start: `Added to ${lowerFirst(label)} `, ...named, end: '' };
  if (action === 'removeFrom')
    return { start: `Removed from ${lowerFirst(label)} `, ...named, end: '' };
  return { start: `${label} `, ...named, end: ` ${RELATED_ACTIONS[action] ?? 'changed'}` };
}

/** 'Creative Long cut added', 'Creatives changed'. */
function creativesHeadline(change: HistoryChange): Headline {
  const { lost, gained } = difference(change);
  const only = lost.length + gained.length === 1 ? (gained[0] ?? lost[0] ?? null) : null;
  const noun = lost.length + gained.length === 1 ? 'Creative ' : 'Creatives';
  const verb = lost.length === 0 ? 'added' : gained.length === 0 ? 'removed' : 'changed';
  return { start: noun, name: only, to: null, end: ` ${verb}` };
}

export function headlineOf({ action, related, changes }: HistoryEntry): Headline {
  if (related) return relatedHeadline(action, related);

  const creatives = changes.find(({ field }) => field === CREATIVES);
  if (creatives) return creativesHeadline(creatives);
  return { start: actionText(action), name: null, to: null, end: '' };
}

/** The fields below the headline: without the creatives where it names the only one. */
export const changesBelow = (entry: HistoryEntry): HistoryChange[] =>
  headlineOf(entry).name === null ? entry.changes : [];
