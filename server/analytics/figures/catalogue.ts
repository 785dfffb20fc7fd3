import type { Pool } from 'pg';

/** An impression tag: one creative on one booking, the finest key of the figures. */
export interface Line {
  tagId: number;
  bookingId: number;
  campaignId: number;
  channelId: number;
  creativeId: number;
  /** Ten-thousandths of the currency per 1000 impressions: whole, so that sums of spend stay exact. */
  cpmTenThousandths: number;
}

export interface Creative {
  name: string;
  /** A length or a size. */
  format: string;
}

export interface Region {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** The records behind the ids of a customer's figures. */
export interface Catalogue {
  /** The visible lines, by tag id. */
  lines: Line[];
  creatives: ReadonlyMap<number, Creative>;
  bookings: ReadonlyMap<number, string>;
  campaigns: ReadonlyMap<number, string>;
  channels: ReadonlyMap<number, string>;
  /** Every site tag of the customer. */
  sites: ReadonlyMap<number, string>;
  regions: ReadonlyMap<number, Region>;
}

interface LineRow extends Line {
  bookingName: string;
  campaignName: string;
  channelName: string;
  creativeName: string;
  creativeFormat: string;
}

// Includes removed combinations: their tags still count.
const LINES = `select t.id as "tagId", b.id as "bookingId", b.booking_name as "bookingName",
    c.id as "campaignId", c.campaign_name as "campaignName",
    h.id as "channelId", coalesce(nullif(h.display_name, ''), h.channel_name) as "channelName",
    r.id as "creativeId", r.description as "creativeName", r.creative_format as "creativeFormat",
    (b.cpm * 10000)::float8 as "cpmTenThousandths"
  from impression_tag t
  join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
  join campaign c on c.customer_id = b.customer_id and c.id = b.campaign_id
  join creative r on r.customer_id = t.customer_id and r.id = t.creative_id
  join channel h on h.id = b.channel_id
  where t.customer_id = $1 order by t.id`;
const SITES = `select id, tag_description as name from site_tag where customer_id = $1`;
const REGIONS = `select id, name, latitude, longitude from region`;

/** `bookings` are the visible bookings of the customer; lines of other bookings are left out. */
export async function readCatalogue(
  pool: Pool,
  customerId: number,
  bookings: 'all' | ReadonlySet<number>,
): Promise<Catalogue> {
  const [lineRows, siteRows, regionRows] = await Promise.all([
    pool.query<LineRow>({ name: 'catalogue_lines', text: LINES, values: [customerId] }),
    pool.query<{ id: number; name: string }>({
      name: 'catalogue_sites',
      text: SITES,
      values: [customerId],
    }),
    pool.query<Region & { id: number }>({ name: 'catalogue_regions', text: REGIONS }),
  ]);

  const lines = lineRows.rows.filter(
    ({ bookingId }) => bookings === 'all' || bookings.has(bookingId),
  );

  return {
    lines,
    creatives: new Map(
      lines.map((row) => [row.creativeId, { name: row.creativeName, format: row.creativeFormat }]),
    ),
    bookings: new Map(lines.map((row) => [row.bookingId, row.bookingName])),
    campaigns: new Map(lines.map((row) => [row.campaignId, row.campaignName])),
    channels: new Map(lines.map((row) => [row.channelId, row.channelName])),
    sites: new Map(siteRows.rows.map(({ id, name }) => [id, name])),
    regions: new Map(regionRows.rows.map(({ id, ...region }) => [id, region])),
  };
}
