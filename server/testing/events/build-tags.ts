import type { MikroORM } from '@mikro-orm/postgresql';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';

export interface CustomerTags {
  customerId: number;
  /** Two lines of one booking. */
  impression: readonly [number, number];
  webhit: readonly [number, number];
}

/** A customer with two impression tags and two site tags. */
export async function buildTags(orm: MikroORM, countryCode = 'NZ'): Promise<CustomerTags> {
  const em = orm.em.fork();
  const customer = await buildCustomer(em, { countryCode });
  const booking = await buildBooking(em, { campaign: await buildCampaign(em, { customer }) });
  const line = async () => {
    const creative = await buildCreative(em, { customer });
    return (await buildImpressionTag(em, { booking, creative })).id;
  };

  const site = async () => (await buildSiteTag(em, { customer })).id;

  return {
    customerId: customer.id,
    impression: [await line(), await line()],
    webhit: [await site(), await site()],
  };
}
