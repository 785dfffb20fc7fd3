import { idOf, readList, readNoun, type Call } from './story.js';
import type { Organisations } from './organisations-story.js';

export interface Campaigns {
  bookingIds: [number, number];
  creativeIds: [number, number];
  siteTagId: number;
  impressionTagIds: number[];
}

export const CAMPAIGN_DAYS = { start_date: '2026-06-01', end_date: '2026-08-31' };

/** A campaign with its bookings, creatives and tags, made by an API key of the client. */
export async function playCampaigns(
  call: Call,
  { customerId, channelIds }: Organisations,
): Promise<Campaigns> {
  const ofCustomer = { customer_id: customerId };
  const as = 'key';

  const campaignId = idOf(
    await call('POST /campaigns/', {
      as,
      body: { ...ofCustomer, campaign_name: 'Winter Range', ...CAMPAIGN_DAYS },
    }),
  );
  await call('POST /campaigns/', {
    as,
    body: { ...ofCustomer, campaign_name: '' },
    refused: 422,
  });
  await call('PUT /campaigns/{id}', {
    as,
    params: { id: campaignId },
    body: { campaign_name: 'Winter Range 2026', external_id: 'C-2026-06' },
  });
  await readNoun(call, '/campaigns/', campaignId);
  await readList(call, 'GET /campaigns/customer/{customer_id}', ofCustomer);

  const creativeIds: [number, number] = [
    await makeCreative(call, customerId, 'Storm, 30 seconds', '30s'),
    await makeCreative(call, customerId, 'Summit, 15 seconds', '15s'),
  ];
  await call('PUT /creatives/{id}', {
    as,
    params: { id: creativeIds[1] },
    body: { url: 'https://cdn.ridgeline.example/summit-15.mp4' },
  });
  await readNoun(call, '/creatives/', creativeIds[0]);
  await readList(call, 'GET /creatives/customer/{customer_id}', ofCustomer);

  const bookingIds = await playBookings(call, { customerId, campaignId, channelIds });
  const impressionTagIds = await playImpressionTags(call, bookingIds, creativeIds);
  const siteTagId = await playSiteTags(call, customerId);
  await readList(call, 'GET /impressiontags/customer/{customer_id}', ofCustomer);

  await playArchived(call, '/campaigns/', campaignId);
  await playArchived(call, '/bookings/', bookingIds[0]);
  await playArchived(call, '/creatives/', creativeIds[0]);
  await playArchived(call, '/sitetags/', siteTagId);

  return { bookingIds, creativeIds, siteTagId, impressionTagIds };
}

/** Archived records can be restored. */
async function playArchived(call: Call, path: string, id: number): Promise<void> {
  const options = { as: 'key', params: { id } } as const;
  await call(`DELETE ${path}{id}`, options);
  await call(`POST ${path}{id}/restore`, options);
}

const makeCreative = async (call: Call, customerId: number, name: string, format: string) =>
  idOf(
    await call('POST /creatives/', {
      as: 'key',
      body: { customer_id: customerId, description: name, creative_format: format },
    }),
  );

interface Booked {
  customerId: number;
  campaignId: number;
  channelIds: [number, number];
}

async function playBookings(
  call: Call,
  { customerId, campaignId, channelIds }: Booked,
): Promise<[number, number]> {
  const as = 'key';
  const booking = (name: string, channelId: number, cpm: number) => ({
    customer_id: customerId,
    campaign_id: campaignId,
    channel_id: channelId,
    booking_name: name,
    cpm,
    country_codes: ['NZ'],
    ...CAMPAIGN_DAYS,
  });

  const body = booking('Southern One, evenings', channelIds[0], 32.5);
  const first = idOf(await call('POST /bookings/', { as, body }));
  const bulk = await call('POST /bookings/bulk', {
    as,
    body: { bookings: [booking('Southern Sport, weekends', channelIds[1], 28)] },
  });
  await call('POST /bookings/bulk', {
    as,
    body: { bookings: [body, { ...body, cpm: -1 }] },
    refused: 422,
  });
  await call('PUT /bookings/{id}', { as, params: { id: first }, body: { cpm: 30 } });
  await call('PUT /bookings/{id}', {
    as,
    params: { id: first },
    body: { cpm: 31, version: 1 },
    refused: 409,
  });
  await readNoun(call, '/bookings/', first);
  const params = { customer_id: customerId };
  await readList(call, 'GET /bookings/customer/{customer_id}', params);
  await call('GET /bookings/territorial-context/customer/{customer_id}', { params });

  const [second] = Object.values(bulk) as Record<string, unknown>[]; // a list
  return [first, idOf(second ?? {})];
}

async function playImpressionTags(
  call: Call,
  bookingIds: readonly number[],
  creativeIds: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const booking_id of bookingIds) {
    const tags = await call('POST /impressiontags/save_combinations/{booking_id}', {
      as: 'key',
      params: { booking_id },
      body: { creative_ids: creativeIds },
    });
    ids.push(...(Object.values(tags) as Record<string, unknown>[]).map(idOf)); // a list
  }
  await call('GET /impressiontags/{id}', { params: { id: ids[0] ?? 0 } });
  await call('GET /impressiontags/{id}', { params: { id: 2_000_000_000 }, refused: 404 });

  return ids;
}

async function playSiteTags(call: Call, customerId: number): Promise<number> {
  const id = idOf(
    await call('POST /sitetags/', {
      as: 'key',
      body: { customer_id: customerId, tag_description: 'Whole site', main_site_tag: true },
    }),
  );
  await call('PUT /sitetags/{id}', {
    as: 'key',
    params: { id },
    body: { tag_description: 'ridgeline.example' },
  });
  await readNoun(call, '/sitetags/', id);
  await readList(call, 'GET /sitetags/customer/{customer_id}', { customer_id: customerId });
  return id;
}

/** The experiments have days that are not over when the examples are recorded. */
export async function playExperiments(
  call: Call,
  { customerId }: Organisations,
  bookingId: number,
): Promise<void> {
  const body = {
    booking_id: bookingId,
    experiment_name: 'Does Southern One cause visits?',
    hypothesis: 'Households that see the ads visit at least 5 % more often',
    control_percent: 20,
  };
  const days = { start_date: '2098-06-01', end_date: '2098-06-28' };
  await call('PUT /bookings/{id}', { params: { id: bookingId }, body: { end_date: '2098-12-31' } });
  const id = idOf(await call('POST /experiments/', { as: 'client', body: { ...body, ...days } }));
  await call('PUT /experiments/{id}', {
    as: 'client',
    params: { id },
    body: { control_percent: 25 },
  });
  await readNoun(call, '/experiments/', id);
  await readList(call, 'GET /experiments/customer/{customer_id}', { customer_id: customerId });
  await call('GET /experiments/plan/booking/{booking_id}', {
    params: { booking_id: bookingId },
    query: { control_percent: 20 },
  });
  await call('GET /experiments/regions-plan/booking/{booking_id}', {
    as: 'client',
    params: { booking_id: bookingId },
    query: days,
  });
  await call('POST /experiments/stop/{id}', { as: 'client', params: { id } });
}
