import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import type { CHANNELS, CLIENTS } from './sandbox-story.js';

const KEY_BYTES = 16;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');
const dateOf = (now: Date, day: number) => formatISO(addDays(now, day), { representation: 'date' });

interface ClientParts {
  customer: Customer;
  story: (typeof CLIENTS)[number];
  channels: Record<keyof typeof CHANNELS, Channel>;
  now: Date;
}

/** Stores the campaigns, bookings, creatives and tags of one client, as made by its agency. */
export async function storeClientRecords(em: EntityManager, parts: ClientParts): Promise<void> {
  const { customer, story, channels, now } = parts;
  const { createdByEntityType, createdByEntityId } = customer;
  const creation = {
    createdAt: now,
    customerId: customer.id,
    createdByEntityType,
    createdByEntityId,
  };

  const creatives = story.creatives.map(({ description, type, format }) =>
    em.create(Creative, {
      ...creation,
      description,
      creativeType: type,
      creativeFormat: format,
    }),
  );
  for (const { description, main } of story.sites)
    em.create(SiteTag, {
      ...creation,
      tagDescription: description,
      mainSiteTag: main,
      key: newKey(),
    });
  await em.flush();

  for (const { name, startDay, endDay, bookings } of story.campaigns) {
    const days = { startDate: dateOf(now, startDay), endDate: dateOf(now, endDay) };
    const campaign = em.create(Campaign, { ...creation, ...days, campaignName: name });
    await em.flush();

    for (const one of bookings) {
      const channel = channels[one.channel];
      const booking = em.create(Booking, {
        ...creation,
        ...days,
        campaign,
        channel,
        bookingName: one.name,
        bookingType: one.type,
        cpm: one.cpm,
        publisherId: channel.ownerType === 'ADTECH' ? channel.ownerId : null,
        goalImpressions: one.goalImpressions ?? null,
        budget: one.budget ?? null,
        countryCodes: [customer.countryCode],
      });
      await em.flush();

      for (const position of one.creatives) {
        const creative = creatives[position];
        if (creative) em.create(ImpressionTag, { ...creation, booking, creative, key: newKey() });
      }
    }
  }
  await em.flush();
}
