import type { Actor } from '#server/access/identity/actor.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import type { FieldChange, FieldChanges } from '#server/core/input/partial-update.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import { visibleRowSql } from './visible-names.js';

/** The records whose audit entries say to which other records they refer. */
type Referring = 'booking' | 'experiment' | 'adtechGroup' | 'channel';

interface Relation {
  by: Referring;
  /** The field of the referring record with the id, or the ids, of the record. */
  field: string;
  holdsList?: true;
  /** Value of `ownerType`, where the field refers to several kinds. */
  ownerType?: string;
  /** The record belongs to the referring one, otherwise that one to the record. */
  isMember?: true;
}

/**
 * Entries of other records that the history of this one also shows. The index
 * `audit_entry_related_index` has the actions.
 */
const RELATIONS: Partial<Record<AuditedNoun, readonly Relation[]>> = {
  campaign: [{ by: 'booking', field: 'campaignId' }],
  booking: [{ by: 'experiment', field: 'bookingId' }],
  creative: [
    { by: 'booking', field: 'creativeIds', holdsList: true, isMember: true },
    { by: 'experiment', field: 'controlCreativeId', isMember: true },
  ],
  channel: [{ by: 'booking', field: 'channelId' }],
  broadcaster: [{ by: 'channel', field: 'ownerId', ownerType: 'BROADCASTER' }],
  adtech: [
    { by: 'booking', field: 'publisherId' },
    { by: 'channel', field: 'ownerId', ownerType: 'ADTECH' },
    { by: 'adtechGroup', field: 'adtechIds', holdsList: true, isMember: true },
  ],
};

const ACTIONS_SQL = `'booking.create', 'booking.update', 'impressionTag.save', 'experiment.create',
  'experiment.update', 'adtechGroup.create', 'adtechGroup.update', 'channel.create', 'channel.update'`;

type Side = keyof FieldChange;

/** JSON that the changes of an entry contain when that side of them refers to the record. */
function reference({ field, holdsList, ownerType }: Relation, id: number, side: Side): string {
  return JSON.stringify({
    [field]: { [side]: holdsList ? [id] : id },
    ...(ownerType && { ownerType: { [side]: ownerType } }),
  });
}

/** Entries of visible records that came to refer to the record, or no longer do. */
function referringSql(actor: Actor, relation: Relation, id: number): RowCondition {
  const visible = visibleRowSql(actor, relation.by, 'a.subject_id::int');
  const before = reference(relation, id, 'before');
  const after = reference(relation, id, 'after');

  return {
    sql: `a.action in (${ACTIONS_SQL}) and a.subject_type = '${relation.by}'
      and (a.changes @> ?::jsonb or a.changes @> ?::jsonb)
      and not (a.changes @> ?::jsonb and a.changes @> ?::jsonb) and ${visible.sql}`,
    params: [before, after, before, after, ...visible.params],
  };
}

/**
 * Entries of visible bookings that were archived or restored while they were in the campaign, and
 * not together with it.
 */
function archivedBookingsSql(actor: Actor, campaignId: number): RowCondition {
  const visible = visibleRowSql(actor, 'booking', 'a.subject_id::int');
  const moved = JSON.stringify({ campaignId: { before: campaignId } });
  const bookings = `select b.id::text from booking b where b.campaign_id = ?
    union select m.subject_id from audit_entry m
      where m.action in (${ACTIONS_SQL}) and m.subject_type = 'booking' and m.changes @> ?::jsonb`;
  const campaignThen = `coalesce((select (m.changes->'campaignId'->>'before')::int from audit_entry m
      where m.subject_type = 'booking' and m.subject_id = a.subject_id and m.id > a.id
        and m.action = 'booking.update' and m.changes->'campaignId' is not null
      order by m.id limit 1),
    (select b.campaign_id from booking b where b.id = a.subject_id::int))`;
  const ofCampaign = `select from audit_entry c where c.subject_type = 'campaign'
    and c.subject_id = ? and c.request_id = a.request_id and c.action = replace(a.action, 'booking', 'campaign')`;

  return {
    sql: `a.action in ('booking.archive', 'booking.restore') and a.subject_type = 'booking'
      and a.subject_id in (${bookings}) and ${campaignThen} = ? and not exists (${ofCampaign})
      and ${visible.sql}`,
    params: [campaignId, moved, campaignId, String(campaignId), ...visible.params],
  };
}

/** The entries of other records about the record, each over the alias `a` of audit_entry. */
export function relatedSql(actor: Actor, noun: AuditedNoun, id: number): RowCondition[] {
  const referring = (RELATIONS[noun] ?? []).map((one) => referringSql(actor, one, id));
  return noun === 'campaign' ? [...referring, archivedBookingsSql(actor, id)] : referring;
}

interface RelatedRow {
  action: string;
  subjectType: string;
  changes: FieldChanges | null;
}

const refersTo = (value: unknown, id: number): boolean =>
  Array.isArray(value) ? value.includes(id) : value === id;

/**
 * Returns what an entry of another record says about the record, and the kind of the other; null
 * for its own entries.
 */
export function relatedTo(
  noun: AuditedNoun,
  id: number,
  { action, subjectType, changes }: RelatedRow,
): { verb: string; entity: Referring } | null {
  const relation = RELATIONS[noun]?.find(({ by }) => by === subjectType);
  if (!relation) return null;

  const { by: entity, field, ownerType, isMember } = relation;
  const change = changes?.[field];
  if (!change) return { verb: action.slice(action.indexOf('.') + 1), entity };

  const isOfKind = !ownerType || changes.ownerType?.after === ownerType;
  const isAdded = isOfKind && refersTo(change.after, id);
  if (isMember) return { verb: isAdded ? 'addTo' : 'removeFrom', entity };
  return { verb: isAdded ? 'add' : 'remove', entity };
}
