import type { Pool } from 'pg';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { passes } from '#server/analytics/filter/dashboard-filter.js';
import type { TagKind } from '#server/analytics/tag-kind.js';

/** An open alert about a tag that the figures count. */
export interface TagIssue {
  kind: 'TAG_SILENT' | 'TAG_JUMP';
  tagKind: TagKind;
  tagId: number;
  name: string;
  /** One sentence with the counts. */
  message: string;
}

const OPEN_ALERTS = `select kind, tag_kind as "tagKind", tag_id as "tagId", message
  from alert_episode
  where customer_id = $1 and closed_at is null and kind in ('TAG_SILENT', 'TAG_JUMP')
  order by opened_at, id`;

/** True where what is wrong today can change the figures. */
export const isOfNow = ({ filter, maturity }: DashboardFigures): boolean =>
  filter.endDate > maturity.completeThrough;

/**
 * The open alerts about the tags behind the figures, the oldest first; none where the range ended
 * so long ago that the tags of today do not change it.
 */
export async function readTagIssues(pool: Pool, figures: DashboardFigures): Promise<TagIssue[]> {
  const { filter } = figures;
  if (!isOfNow(figures)) return [];
  const { rows } = await pool.query<Omit<TagIssue, 'name'>>({
    name: 'open_tag_alerts',
    text: OPEN_ALERTS,
    values: [filter.customerId],
  });

  return rows.flatMap((row) => {
    const name = findName(figures, row);
    return name === null ? [] : [{ ...row, name }];
  });
}

/** Null for a tag that is filtered out or not visible. */
function findName(
  { catalogue, lines, filter }: DashboardFigures,
  { tagKind, tagId }: Pick<TagIssue, 'tagKind' | 'tagId'>,
): string | null {
  if (tagKind === 'SITE')
    return passes(filter.sites, tagId) ? (catalogue.sites.get(tagId) ?? null) : null;

  const line = lines.find((one) => one.tagId === tagId);
  if (!line) return null;
  const booking = catalogue.bookings.get(line.bookingId) ?? '';
  const creative = catalogue.creatives.get(line.creativeId)?.name ?? '';
  return `${booking}, ${creative}`;
}
