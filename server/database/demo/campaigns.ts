import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { found, type DemoOrganisations } from './organisations.js';
import { CUSTOMERS, type DemoBooking } from './story.js';

const newKey = () => randomBytes(16).toString('base64url');
const dateOf = (now: Date, day: number) => formatISO(addDays(now, day), { representation: 'date' });

export async function storeCampaigns(
  em: EntityManager,
  organisations: DemoOrganisations,
  now: Date,
): Promise<void> {
  for (const story of CUSTOMERS) {
    const customer = found(organisations.customers, story.name);
    const createdAt = addDays(
      now,
      Math.min(...story.campaigns.map((campaign) => campaign.startDay)) - 14,
    );
    const creation = {
      createdAt,
      createdByEntityType: 'AGENCY',
      createdByEntityId: customer.createdByEntityId,
    } as const;
    const creatives = new Map<string, Creative>();
    for (const { description, type, format } of story.creatives) {
      const fields = { description, creativeType: type, creativeFormat: format };
      creatives.set(
        description,
        em.create(Creative, { ...creation, customerId: customer.id, ...fields }),
      );
    }
    for (const { description, main } of story.sites) {
      const fields = { tagDescription: description, mainSiteTag: main, key: newKey() };
      em.create(SiteTag, { ...creation, customerId: customer.id, ...fields });
    }
    await em.flush();
    for (const campaignStory of story.campaigns) {
      const campaign = em.create(Campaign, {
        ...creation,
        customerId: customer.id,
        campaignName: campaignStory.name,
        startDate: dateOf(now, campaignStory.startDay),
        endDate: dateOf(now, campaignStory.endDay),
      });
      await em.flush();
      for (const [index, bookingStory] of campaignStory.bookings.entries()) {
        const booking = createBooking(em, {
          organisations,
          customer,
          campaign,
          story: bookingStory,
          index,
          createdAt,
        });
        await em.flush();
        const { holdout } = bookingStory;
        const shown = [...bookingStory.creatives, ...(holdout ? [holdout.controlCreative] : [])];
        for (const description of shown) {
          const creative = found(creatives, description);
          em.create(ImpressionTag, {
            ...creation,
            customerId: customer.id,
            booking,
            creative,
            key: newKey(),
          });
        }
        if (holdout) {
          em.create(Experiment, {
            ...creation,
            customerId: customer.id,
            booking,
            experimentName: holdout.name,
            hypothesis: holdout.hypothesis,
            startDate: dateOf(now, holdout.startDay),
            endDate: dateOf(now, holdout.endDay),
            controlPercent: holdout.controlPercent,
            controlCreativeId: found(creatives, holdout.controlCreative).id,
          });
        }
      }
    }
    await em.flush();
  }
}

interface BookingParts {
  organisations: DemoOrganisations;
  customer: Customer;
  campaign: Campaign;
  story: DemoBooking;
  index: number;
  createdAt: Date;
}

/**
 * The channel's owner creates every second booking and the agency the rest, so that "Created By"
 * varies.
 */
function createBooking(em: EntityManager, parts: BookingParts): Booking {
  const { organisations, customer, campaign, story, index, createdAt } = parts;
  const channel = found(organisations.channels, story.channel);
  const publisher =
    story.publisher === undefined ? null : found(organisations.adtechs, story.publisher);
  const creator =
    index % 2 === 1
      ? { createdByEntityType: channel.ownerType, createdByEntityId: channel.ownerId }
      : { createdByEntityType: 'AGENCY' as const, createdByEntityId: customer.createdByEntityId };

  const person = [...organisations.users.values()].find(
    (user) =>
      user.entityType === creator.createdByEntityType &&
      user.entityId === creator.createdByEntityId,
  );

  return em.create(Booking, {
    createdAt,
    ...creator,
    createdByUserId: person?.id ?? null,
    customerId: customer.id,
    campaign,
    channel,
    bookingName: story.name,
    bookingType: story.type,
    cpm: story.cpm,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    publisherId: publisher?.id ?? null,
    jobNumber: publisher?.requiresJobNumber
      ? `J-${campaign.id}${String(index + 1).padStart(2, '0')}`
      : null,
    chargedCpm: publisher?.requiresChargedCpm ? Math.round(story.cpm * 1.15 * 100) / 100 : null,
    goalImpressions: story.goalImpressions ?? null,
    budget: story.budget ?? null,
    countryCodes: [customer.countryCode],
  });
}
