import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { listCountries } from '#server/domains/organisations/reference/reference.service.js';

/** Country codes that limit the bookings of a customer. */
export interface TerritorialContext {
  /** The customer's home country. */
  countryCode: string;
  /** The countries the customer operates in. */
  operational: string[];
  /** The countries the caller may book: its own, or all for a super admin. */
  available: string[];
}

/** Throws NOT_FOUND for a customer the caller may not see. */
export async function getTerritorialContext(
  ctx: ServiceContext,
  customerId: number,
): Promise<TerritorialContext> {
  await requireVisibleCustomer(ctx, customerId);
  const { countryCode, countryList } = await ctx.em.findOneOrFail(Customer, { id: customerId });
  return { countryCode, operational: countryList, available: await availableCountries(ctx) };
}

async function availableCountries(ctx: ServiceContext): Promise<string[]> {
  const { entityType, countryList } = requireActor(ctx);
  return entityType === 'SYSTEM' ? (await listCountries(ctx)).map(({ code }) => code) : countryList;
}

/** The default country: the only one that customer and caller share, else the caller's only one. */
function onlyCountry({ operational, available }: TerritorialContext): string[] {
  const shared = operational.filter((code) => available.includes(code));
  const choices = shared.length > 0 ? shared : available;
  return choices.length === 1 ? choices : [];
}

/** The countries of a booking. At least one is required unless there is a default. */
export function chooseBookingCountries(
  check: FieldCheck,
  territory: TerritorialContext,
  wanted: string[] | null | undefined,
  current: string[] = [],
): string[] {
  const named = wanted?.map((code) => code.trim().toUpperCase()) ?? current;
  const codes = [...new Set(named)];
  const outside = codes.filter(
    (code) => !territory.available.includes(code) && !current.includes(code),
  );

  check.require(
    'country_codes',
    outside.length === 0,
    `Cannot operate in: ${outside.slice(0, 10).join(', ')}`,
  );

  const chosen = codes.length > 0 ? codes : onlyCountry(territory);

  check.require('country_codes', chosen.length > 0, 'At least one country is required');

  return chosen;
}
