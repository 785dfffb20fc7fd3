import { ObjectType } from 'type-graphql';
import { Integer, Share, Text } from '#server/core/graphql/described-fields.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleCustomersSql } from '#server/access/visibility/visibility-sql.js';

@ObjectType({ description: 'The customers visible to the caller.' })
export class CustomerSummary {
  @Integer('Count of the customers.')
  total!: number;

  @Text.nullable('Of most customers; null without any.')
  topCategory!: string | null;

  @Share.nullable('Fraction of the customers that are in it; null without any.')
  topCategoryShare!: number | null;
}

const BY_CATEGORY = `select x.description as category, count(*)::int as count, sum(count(*)) over ()::int as total
  from customer t join taxonomy x on x.id = t.taxonomy_id where t.archived_at is null and `;

/**
 * The number of customers the caller sees, and their most frequent category; the first by name of
 * equal ones.
 */
export async function summariseCustomers(ctx: ServiceContext): Promise<CustomerSummary> {
  const visibility = visibleCustomersSql(requireActor(ctx), 't.id');
  const [top] = await ctx.em.execute<{ category: string; count: number; total: number }[]>(
    `${BY_CATEGORY} ${visibility.sql} group by x.description order by count desc, x.description limit 1`,
    visibility.params,
  );
  if (!top) return { total: 0, topCategory: null, topCategoryShare: null };
  return { total: top.total, topCategory: top.category, topCategoryShare: top.count / top.total };
}
