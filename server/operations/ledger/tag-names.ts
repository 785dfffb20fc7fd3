import type { EntityManager } from '@mikro-orm/postgresql';
import { EVENT_KIND } from '#server/event-store/codes.js';

interface TagOfLedger {
  kind: number;
  tagId: number;
  customerId: number;
}

const NAMES = `
  select tag.kind, tag.id as "tagId", coalesce(c.display_name, c.cust_name) as "customerName",
    coalesce(site.tag_description, booking.booking_name || ' · ' || creative.description) as "tagName"
  from unnest(?::integer[], ?::integer[], ?::integer[]) as tag (kind, id, customer_id)
  join customer c on c.id = tag.customer_id
  left join site_tag site on tag.kind = ${EVENT_KIND.webhit} and site.id = tag.id and site.customer_id = c.id
  left join impression_tag impression
    on tag.kind = ${EVENT_KIND.impression} and impression.id = tag.id and impression.customer_id = c.id
  left join booking on booking.id = impression.booking_id and booking.customer_id = c.id
  left join creative on creative.id = impression.creative_id and creative.customer_id = c.id`;

interface TagNames {
  customerName: string;
  tagName: string | null;
}

const formatKey = ({ kind, tagId }: Pick<TagOfLedger, 'kind' | 'tagId'>) => `${kind}:${tagId}`;
const literal = (values: number[]) => `{${values.join(',')}}`;

/**
 * The names of tags and their customers, archived ones included. For callers that have checked the
 * permission.
 */
export async function nameTags(
  em: EntityManager,
  tags: readonly TagOfLedger[],
): Promise<(tag: TagOfLedger) => TagNames | undefined> {
  const arrays = [
    tags.map(({ kind }) => kind),
    tags.map(({ tagId }) => tagId),
    tags.map(({ customerId }) => customerId),
  ];

  const rows = await em.execute<(TagNames & Pick<TagOfLedger, 'kind' | 'tagId'>)[]>(
    NAMES,
    arrays.map(literal),
  );

  const names = new Map(rows.map((row) => [formatKey(row), row]));

  return (tag) => names.get(formatKey(tag));
}
