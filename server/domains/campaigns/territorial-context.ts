import type { Actor } from '../../access/actor.js';
import type { ServiceContext } from '../../access/context.js';
import { requireActor } from '../../access/require-actor.js';
import { requireCustomerInSight } from '../../access/sight.js';
import type { FieldCheck } from '../../core/field-check.js';
import { Customer } from '../organisations/customer.entity.js';

/** Country codes around the bookings of a customer. */
export interface TerritorialContext {
  /** The customer's home. */
  countryCode: string;
  /** Where the customer operates. */
  operational: string[];
  /** Those of them that the caller may book in. */
  available: string[];
}

/** Throws NOT_FOUND when the customer is out of sight. */
export async function getTerritorialContext(ctx: ServiceContext, customerId: number): Promise<TerritorialContext> {
  await requireCustomerInSight(ctx, customerId);
  const { countryCode, countryList } = await ctx.em.findOneOrFail(Customer, { id: customerId });
  return { countryCode, operational: countryList, available: availableTo(requireActor(ctx), countryList) };
}

/** The countries shared with the caller; a caller that shares none is not kept from booking where the customer operates. */
function availableTo(actor: Actor, operational: string[]): string[] {
  if (actor.entityType === 'SYSTEM') return operational;
  const shared = operational.filter((code) => actor.countryList.includes(code));
  return shared.length > 0 ? shared : operational;
}

/** Where a booking runs. With one country to choose from there is no choice to make; with several, at least one is asked for. */
export function chooseBookingCountries(
  check: FieldCheck,
  { available }: TerritorialContext,
  wanted: string[] | null | undefined,
  current: string[] = [],
): string[] {
  const only = available.length === 1 ? available : [];
  if (wanted === null || wanted === undefined) {
    const kept = current.length > 0 ? current : only;
    check.require('country_codes', kept.length > 0, 'At least one country is required');
    return kept;
  }
  const codes = [...new Set(wanted.map((code) => code.trim().toUpperCase()))];
  const outside = codes.filter((code) => !available.includes(code) && !current.includes(code));
  check.require('country_codes', outside.length === 0, `Cannot operate in: ${outside.slice(0, 10).join(', ')}`);
  const chosen = codes.length > 0 ? codes : only;
  check.require('country_codes', chosen.length > 0, 'At least one country is required');
  return chosen;
}
