import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  visibleCustomersSql,
  visibleMembersSql,
  type Principal,
} from '#server/access/visibility/visibility-sql.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { nameOrder } from '#server/core/orm/name-order.js';

export interface Reader {
  userId: number;
  name: string;
  email: string;
}

interface Candidate extends Reader {
  entityType: EntityType;
  entityId: number | null;
}

/** Organisations per query. */
const ORGANISATIONS_AT_ONCE = 200;

const formatKey = ({ entityType, entityId }: Principal) => `${entityType} ${entityId}`;

/**
 * The organisations that see the customer: the normal visibility rule for many organisations at
 * once.
 */
async function organisationsThatSee(
  em: EntityManager,
  customerId: number,
  all: Principal[],
): Promise<Set<string>> {
  const seeing = new Set<string>();
  for (let from = 0; from < all.length; from += ORGANISATIONS_AT_ONCE) {
    const asked = all.slice(from, from + ORGANISATIONS_AT_ONCE).map((principal) => ({
      key: formatKey(principal),
      visibility: visibleCustomersSql(principal, 'c.id'),
    }));
    const rows = await em.execute<{ key: string }[]>(
      asked
        .map(
          ({ visibility }) =>
            `select ? as key from customer c where c.id = ? and ${visibility.sql}`,
        )
        .join(' union all '),
      asked.flatMap(({ key, visibility }) => [key, customerId, ...visibility.params]),
    );
    for (const { key } of rows) seeing.add(key);
  }

  return seeing;
}

/**
 * The people who may receive reports of a customer, by name, limited to `ids` when given: visible
 * to the caller, able to sign in, and of an organisation that sees the customer. Throws NOT_FOUND
 * for a customer the caller may not see.
 */
export async function listReportReaders(
  ctx: ServiceContext,
  customerId: number,
  ids?: number[],
): Promise<Reader[]> {
  await requireVisibleCustomer(ctx, customerId);

  const members = visibleMembersSql(requireActor(ctx), 't');
  if (ids?.length === 0) return [];

  const candidates = await ctx.em.execute<Candidate[]>(
    `select t.id as "userId", t.name, t.email, t.entity_type as "entityType", t.entity_id as "entityId" from app_user t
    where t.archived_at is null and t.activated_at is not null and ${members.sql} ${ids ? 'and t.id in (?)' : ''}
    order by ${nameOrder('t.name')}, t.id`,
    [...members.params, ...(ids ? [ids] : [])],
  );

  const organisations = [...new Map(candidates.map((one) => [formatKey(one), one])).values()];
  const seeing = await organisationsThatSee(ctx.em, customerId, organisations);

  return candidates
    .filter((one) => seeing.has(formatKey(one)))
    .map(({ userId, name, email }) => ({ userId, name, email }));
}
