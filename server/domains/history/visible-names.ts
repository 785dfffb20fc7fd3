import { visibleAdtechsSql, visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  ofVisibleCustomersSql,
  visibleBookingsSql,
  visibleOrganisationsSql,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { allOf } from '#server/core/orm/find-row.js';
import { visibleExperimentsSql } from '#server/domains/experiments/visible-experiments-sql.js';
import type { NamedNoun } from './field-kinds.js';

interface NameSource {
  table: string;
  name: string;
  /** Over the alias `t`; a record the caller may not see has no name. */
  visibility: (principal: Principal) => SqlCondition;
}

const forAll = (): SqlCondition => ({ sql: 'true', params: [] });
const ofCustomer = { campaign: true, creative: true } as const;

const SOURCES: Record<Exclude<NamedNoun, 'country'>, NameSource> = {
  campaign: {
    table: 'campaign',
    name: 't.campaign_name',
    visibility: (one) => visibleCampaignsSql(one, 't'),
  },
  creative: {
    table: 'creative',
    name: 't.description',
    visibility: (one) => visibleCreativesSql(one, 't'),
  },
  booking: {
    table: 'booking',
    name: 't.booking_name',
    visibility: (one) => allOf([ofVisibleCustomersSql(one, 't'), visibleBookingsSql(one, 't')]),
  },
  experiment: {
    table: 'experiment',
    name: 't.experiment_name',
    visibility: (one) => allOf([ofVisibleCustomersSql(one, 't'), visibleExperimentsSql(one, 't')]),
  },
  channel: {
    table: 'channel',
    name: 'coalesce(t.display_name, t.channel_name)',
    visibility: (one) => visibleChannelsSql(one, 't'),
  },
  adtech: {
    table: 'adtech',
    name: 't.adtech_name',
    visibility: (one) => visibleAdtechsSql(one, 't'),
  },
  adtechGroup: {
    table: 'adtech_group',
    name: 't.group_name',
    visibility: ({ entityType }) => ({ sql: String(entityType === 'SYSTEM'), params: [] }),
  },
  customer: {
    table: 'customer',
    name: 'coalesce(t.display_name, t.cust_name)',
    visibility: (one) => visibleOrganisationsSql(one, 'CUSTOMER', 't.id'),
  },
  agency: {
    table: 'agency',
    name: 't.agency_name',
    visibility: (one) => visibleOrganisationsSql(one, 'AGENCY', 't.id'),
  },
  broadcaster: {
    table: 'broadcaster',
    name: 't.broadcaster_name',
    visibility: (one) => visibleOrganisationsSql(one, 'BROADCASTER', 't.id'),
  },
  taxonomy: { table: 'taxonomy', name: 't.description', visibility: forAll },
};

/** Whether the caller may see the record of that id, over an SQL expression for the id. */
export function visibleRowSql(
  principal: Principal,
  noun: keyof typeof SOURCES,
  id: string,
): SqlCondition {
  const { table, visibility } = SOURCES[noun];
  const { sql, params } = visibility(principal);
  return { sql: `exists (select from ${table} t where t.id = ${id} and ${sql})`, params };
}

export type Names = Map<string, string>;
const nameKey = (noun: NamedNoun, id: unknown) => `${noun}.${String(id)}`;
const NOT_VISIBLE = 'not visible to you';

export const nameIn = (names: Names, noun: NamedNoun, id: unknown): string =>
  names.get(nameKey(noun, id)) ?? NOT_VISIBLE;

/**
 * The names the caller may see. Campaigns and creatives are limited to the customer of the history.
 */
export async function visibleNames(
  ctx: ServiceContext,
  wanted: Map<NamedNoun, Set<unknown>>,
  customerId: number | undefined,
): Promise<Names> {
  const names: Names = new Map();
  for (const [noun, ids] of wanted) {
    const rows =
      noun === 'country'
        ? await countryNames(ctx, ids)
        : await rowNames(ctx, noun, ids, customerId);
    for (const { id, name } of rows) names.set(nameKey(noun, id), name);
  }
  return names;
}

interface NamedRow {
  id: number | string;
  name: string;
}

const countryNames = (ctx: ServiceContext, codes: Set<unknown>) =>
  ctx.em.execute<NamedRow[]>('select code as id, name from country where code = any(?::text[])', [
    arrayLiteral([...codes].filter((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))),
  ]);

async function rowNames(
  ctx: ServiceContext,
  noun: Exclude<NamedNoun, 'country'>,
  ids: Set<unknown>,
  customerId: number | undefined,
): Promise<NamedRow[]> {
  const { table, name, visibility } = SOURCES[noun];
  const { sql, params } = visibility(requireActor(ctx));
  const within = noun in ofCustomer ? 'and t.customer_id = ?' : '';

  return ctx.em.execute<NamedRow[]>(
    `select t.id, ${name} as name from ${table} t where t.id = any(?) ${within} and ${sql}`,
    [
      arrayLiteral([...ids].filter((id) => Number.isInteger(id))),
      ...(within ? [customerId ?? 0] : []),
      ...params,
    ],
  );
}

const arrayLiteral = (items: unknown[]) => `{${items.join(',')}}`;
