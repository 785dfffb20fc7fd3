import type { EntityManager } from '@mikro-orm/postgresql';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { localDateOf } from '#schema/writing/dates.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import type { SyntheticStream } from '#server/sandbox/traffic/synthetic-events.js';
import { CUSTOMERS, type DemoBooking, type DemoCustomer } from './story.js';

/** Shares of the households, roughly by population. */
const REGIONS = {
  NZ: {
    'NZ-AUK': 33,
    'NZ-CAN': 13,
    'NZ-WGN': 11,
    'NZ-WKO': 10,
    'NZ-BOP': 7,
    'NZ-OTA': 5,
    'NZ-MWT': 5,
    'NZ-NTL': 4,
    'NZ-HKB': 3.5,
    'NZ-TKI': 2.5,
    'NZ-STL': 2,
    'NZ-NSN': 1,
    'NZ-TAS': 1,
    'NZ-MBH': 1,
    'NZ-GIS': 1,
    'NZ-WTC': 0.6,
  },
  AU: {
    'AU-NSW': 32,
    'AU-VIC': 26,
    'AU-QLD': 20,
    'AU-WA': 11,
    'AU-SA': 7,
    'AU-TAS': 2,
    'AU-ACT': 2,
    'AU-NT': 1,
  },
};

const bookingStories = (story: DemoCustomer): DemoBooking[] =>
  story.campaigns.flatMap((campaign) => campaign.bookings);

/** Returns what to generate for each stored customer of the story, in the order of the story. */
export async function demoStreams(em: EntityManager, loadedAt: Date): Promise<SyntheticStream[]> {
  const streams: SyntheticStream[] = [];
  for (const [index, story] of CUSTOMERS.entries()) {
    const customer = await em.findOneOrFail(Customer, { custName: story.name });
    const country = await em.findOneOrFail(Country, { code: customer.countryCode });
    const bookings = await em.find(Booking, { customerId: customer.id });
    const experiments = await em.find(Experiment, { customerId: customer.id });
    const today = dayOfLocalDate(localDateOf(loadedAt, country.timeZone));
    const tags = await em.find(
      ImpressionTag,
      { customerId: customer.id },
      { populate: ['creative'], orderBy: { id: 'asc' } },
    );
    const sites = await em.find(SiteTag, { customerId: customer.id }, { orderBy: { id: 'asc' } });
    const lines = tags.flatMap((tag) => {
      const booking = bookings.find((one) => one.id === tag.bookingId);
      const bookingStory = bookingStories(story).find((one) => one.name === booking?.bookingName);
      const creative = story.creatives.find((one) => one.description === tag.creative.description);
      if (!booking || !bookingStory) return [];
      const { holdout } = bookingStory;
      if (holdout?.controlCreative === creative?.description) return [];
      const experiment = experiments.find((one) => one.bookingId === booking.id);
      const control = tags.find(
        (other) =>
          other.bookingId === booking.id && other.creative.description === holdout?.controlCreative,
      );

      return [
        {
          tag: tag.key,
          startDay: differenceInCalendarDays(parseISO(booking.startDate), loadedAt),
          endDay: differenceInCalendarDays(parseISO(booking.endDate), loadedAt),
          impressionsPerDay: bookingStory.impressionsPerDay / bookingStory.creatives.length,
          visitsPerThousand: bookingStory.visitsPerThousand * (creative?.pull ?? 1),
          holdout: experiment &&
            control && {
              startDay: dayOfLocalDate(experiment.startDate) - today,
              endDay: dayOfLocalDate(experiment.endDate) - today,
              controlPercent: experiment.controlPercent,
              tag: control.key,
            },
        },
      ];
    });
    streams.push({
      seed: index + 1,
      timeZone: country.timeZone,
      regions: Object.entries(REGIONS[story.country]).map(([code, weight]) => ({ code, weight })),
      households: story.households,
      lines,
      sites: sites.map((site, at) => ({ tag: site.key, share: story.sites[at]?.share ?? 0 })),
      organicVisitsPerDay: story.organicVisitsPerDay,
      silentHours: story.silentHours ?? 0,
    });
  }

  return streams;
}
