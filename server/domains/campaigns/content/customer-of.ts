import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { Field, Int } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { NEEDED, Rules } from '#server/core/input/field-rules.js';
import { currencyOfCountry } from '#schema/currencies.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

type OptionalId = number | null | undefined;

export interface OfCustomer {
  customerId: number;
}

/**
 * The customer of a new record. Throws INVALID when the input names none, NOT_FOUND when the caller
 * may not see it.
 */
export async function customerOfNew(
  ctx: ServiceContext,
  { customerId }: { customerId?: OptionalId },
): Promise<OfCustomer> {
  if (customerId === null || customerId === undefined)
    throw invalid({ customer_id: 'Client is required' });
  await requireVisibleCustomer(ctx, customerId);
  return { customerId };
}

/**
 * Returns the record when it exists and the caller may see its customer, if it has one. Otherwise
 * the error names the record, not the customer, so the caller learns nothing about the customer.
 */
export async function requireRecord<T extends { customerId?: number }>(
  ctx: ServiceContext,
  record: T | null,
  noun: string,
): Promise<T> {
  if (!record) throw notFound(noun);
  if (record.customerId === undefined) return record;
  try {
    await requireVisibleCustomer(ctx, record.customerId);
    return record;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') throw notFound(noun);
    throw error;
  }
}

/** A record cannot move to another customer. Repeating the current customer is allowed. */
export function checkSameCustomer(
  check: FieldCheck,
  customerId: OptionalId,
  record?: { customerId: number },
): void {
  const same = !record || (customerId ?? record.customerId) === record.customerId;
  check.require('customer_id', same, 'This cannot be moved to another client');
}

/** The field of an input that names the customer. */
export const CustomerId = () =>
  allDecorators(
    Field(() => Int, {
      nullable: true,
      description: 'Id of the customer. Needed when creating; it never changes.',
    }),
    Rules(NEEDED),
  );

const COUNTRIES = `select id, country_code as "countryCode" from customer where id = any(?)`;

const loadCountryCode = batchLoader(async (ctx: ServiceContext, customerIds: number[]) => {
  const rows = await ctx.em.execute<{ id: number; countryCode: string }[]>(COUNTRIES, [
    `{${customerIds.join(',')}}`,
  ]);
  return new Map(rows.map(({ id, countryCode }) => [id, countryCode]));
});

/** The ISO 4217 code of the money in which the customer's prices are. */
export const customerCurrency = async (ctx: ServiceContext, customerId: number): Promise<string> =>
  currencyOfCountry((await loadCountryCode(ctx, customerId)) ?? '');
