/**
 * The organisations of the demo. Days count from the day of the load (0 is today). To add a
 * booking, add it to a campaign: its events follow from `impressionsPerDay` and
 * `visitsPerThousand`.
 */
export interface DemoBooking {
  name: string;
  channel: string;
  publisher?: string;
  type: 1 | 2 | 3;
  cpm: number;
  goalImpressions?: number;
  budget?: number;
  creatives: string[];
  impressionsPerDay: number;
  /** Average number of visits per thousand impressions within the credit window. */
  visitsPerThousand: number;
  holdout?: DemoHoldout;
}

/** An experiment whose households the ad server splits itself. */
export interface DemoHoldout {
  name: string;
  hypothesis: string;
  startDay: number;
  endDay: number;
  controlPercent: number;
  /** Shown to the households that are held out; it brings no visits. */
  controlCreative: string;
}

export interface DemoCampaign {
  name: string;
  startDay: number;
  endDay: number;
  bookings: DemoBooking[];
}

export interface DemoCustomer {
  name: string;
  displayName: string;
  domain: string;
  taxonomy: string;
  country: 'NZ' | 'AU';
  agency: string;
  /** Households in the ads' audience. Organic visits come from ten times as many. */
  households: number;
  /**
   * `pull`: how many visits it brings compared with another creative of the same booking; 1 by
   * default.
   */
  creatives: { description: string; type: 1 | 2; format: string; pull?: number }[];
  sites: { description: string; main: boolean; share: number }[];
  /** Visits a day without an ad. */
  organicVisitsPerDay: number;
  /** Hours since the site tags last sent a call: an outage for the alerts to find. */
  silentHours?: number;
  campaigns: DemoCampaign[];
}

export const BROADCASTERS = [
  {
    name: 'Kōwhai Television',
    country: 'NZ',
    countries: ['NZ'],
    channels: ['Kōwhai Play', 'Kōwhai News Live', 'Kōwhai Kids'],
  },
  {
    name: 'Harbour Media',
    country: 'NZ',
    countries: ['NZ', 'AU'],
    channels: ['Harbour+', 'Harbour Sport'],
  },
  {
    name: 'Southern Sky Network',
    country: 'AU',
    countries: ['AU'],
    channels: ['SkySouth On Demand', 'SkySouth Drama'],
  },
] as const;

export const ADTECHS = [
  {
    name: 'Meridian Exchange',
    country: 'NZ',
    countries: ['NZ', 'AU'],
    requiresJobNumber: true,
    requiresChargedCpm: true,
    channels: ['Meridian CTV'],
  },
  {
    name: 'Lightpath Ads',
    country: 'AU',
    countries: ['AU', 'NZ'],
    requiresJobNumber: false,
    requiresChargedCpm: false,
    channels: ['Lightpath Connected'],
  },
] as const;

export const ADTECH_GROUPS = [
  { name: 'Programmatic partners', members: ['Meridian Exchange', 'Lightpath Ads'] },
] as const;

export const AGENCIES = [
  { name: 'Northlight Media', domain: 'northlight.example', country: 'NZ' },
  { name: 'Pōhutukawa Partners', domain: 'pohutukawa.example', country: 'NZ' },
  { name: 'Corroboree Communications', domain: 'corroboree.example', country: 'AU' },
] as const;

/** Agencies that ask a client for an association. */
export const REQUESTS = [
  { agency: 'Corroboree Communications', customer: 'Ridgeline Outdoor Limited' },
] as const;

const SITES = [
  { description: 'Home page', main: true, share: 0.46 },
  { description: 'Product pages', main: false, share: 0.38 },
  { description: 'Store finder', main: false, share: 0.16 },
];

export const CUSTOMERS: DemoCustomer[] = [
  {
    name: 'Ridgeline Outdoor Limited',
    displayName: 'Ridgeline Outdoor',
    domain: 'ridgeline-outdoor.example',
    taxonomy: 'Sport and Recreation',
    country: 'NZ',
    agency: 'Northlight Media',
    households: 21_000,
    creatives: [
      { description: 'Great Walks – hero film', type: 1, format: '30s' },
      { description: 'Great Walks – cut-down', type: 1, format: '15s' },
      { description: 'Great Walks – hut warden', type: 1, format: '30s', pull: 1.35 },
      { description: 'Great Walks – family tent', type: 1, format: '15s', pull: 0.8 },
      { description: 'Great Walks – bumper', type: 1, format: '6s', pull: 0.55 },
      { description: 'Trail shoes – first light', type: 1, format: '15s', pull: 1.1 },
      { description: 'Trail shoes – pause ad', type: 2, format: '1920x1080', pull: 0.5 },
      { description: 'Winter layers – ski field', type: 1, format: '30s' },
      { description: 'Winter layers – bumper', type: 1, format: '6s' },
      { description: 'Clearance pause ad', type: 2, format: '1920x1080' },
      { description: 'Great Walks – house promo', type: 1, format: '15s' },
    ],
    sites: SITES,
    organicVisitsPerDay: 160,
    campaigns: [
      {
        name: 'Spring Great Walks',
        startDay: -75,
        endDay: 14,
        bookings: [
          {
            name: 'Kōwhai Play – run of network',
            channel: 'Kōwhai Play',
            type: 1,
            cpm: 38.5,
            goalImpressions: 70_000,
            creatives: [
              'Great Walks – hero film',
              'Great Walks – cut-down',
              'Great Walks – hut warden',
            ],
            impressionsPerDay: 780,
            visitsPerThousand: 17,
          },
          {
            name: 'Harbour+ – prime',
            channel: 'Harbour+',
            type: 1,
            cpm: 46,
            goalImpressions: 58_000,
            creatives: ['Great Walks – hero film', 'Great Walks – cut-down'],
            impressionsPerDay: 520,
            visitsPerThousand: 24,
            holdout: {
              name: 'Does Harbour+ prime bring walkers?',
              hypothesis: 'The ads bring at least a third more visits than a house promo.',
              startDay: -45,
              endDay: -18,
              controlPercent: 30,
              controlCreative: 'Great Walks – house promo',
            },
          },
          {
            name: 'Harbour Sport – weekends',
            channel: 'Harbour Sport',
            type: 1,
            cpm: 41.25,
            creatives: ['Great Walks – cut-down', 'Great Walks – family tent'],
            impressionsPerDay: 260,
            visitsPerThousand: 12,
          },
          {
            name: 'Meridian – audience extension',
            channel: 'Meridian CTV',
            publisher: 'Meridian Exchange',
            type: 1,
            cpm: 22.75,
            budget: 900,
            creatives: [
              'Great Walks – cut-down',
              'Great Walks – bumper',
              'Trail shoes – first light',
            ],
            impressionsPerDay: 420,
            visitsPerThousand: 8,
          },
        ],
      },
      {
        name: 'Winter Layers',
        startDay: -118,
        endDay: -62,
        bookings: [
          {
            name: 'Kōwhai Play – winter',
            channel: 'Kōwhai Play',
            type: 1,
            cpm: 37,
            goalImpressions: 34_000,
            creatives: ['Winter layers – ski field', 'Winter layers – bumper'],
            impressionsPerDay: 640,
            visitsPerThousand: 15,
          },
          {
            name: 'Kōwhai News – winter',
            channel: 'Kōwhai News Live',
            type: 1,
            cpm: 33.5,
            creatives: ['Winter layers – bumper'],
            impressionsPerDay: 310,
            visitsPerThousand: 9,
          },
        ],
      },
      {
        name: 'Gear clearance',
        startDay: -21,
        endDay: 6,
        bookings: [
          {
            name: 'Harbour+ – pause ads',
            channel: 'Harbour+',
            type: 2,
            cpm: 18,
            goalImpressions: 9_500,
            creatives: ['Clearance pause ad', 'Trail shoes – pause ad'],
            impressionsPerDay: 340,
            visitsPerThousand: 6,
          },
        ],
      },
    ],
  },
  {
    name: 'Alpine Mutual Insurance Limited',
    displayName: 'Alpine Mutual',
    domain: 'alpinemutual.example',
    taxonomy: 'Insurance',
    country: 'NZ',
    agency: 'Northlight Media',
    households: 27_500,
    creatives: [
      { description: 'Home and contents – storm', type: 1, format: '30s' },
      { description: 'Home and contents – short', type: 1, format: '15s' },
      { description: 'Switch and save', type: 1, format: '15s' },
    ],
    sites: [
      { description: 'Landing page', main: true, share: 0.55 },
      { description: 'Quote form', main: false, share: 0.45 },
    ],
    organicVisitsPerDay: 210,
    campaigns: [
      {
        name: 'Cover that holds',
        startDay: -96,
        endDay: 30,
        bookings: [
          {
            name: 'Kōwhai Play – always on',
            channel: 'Kōwhai Play',
            type: 1,
            cpm: 35,
            goalImpressions: 88_000,
            creatives: ['Home and contents – storm', 'Home and contents – short'],
            impressionsPerDay: 690,
            visitsPerThousand: 11,
          },
          {
            name: 'Kōwhai News – breakfast',
            channel: 'Kōwhai News Live',
            type: 1,
            cpm: 31,
            creatives: ['Switch and save'],
            impressionsPerDay: 280,
            visitsPerThousand: 14,
          },
          {
            name: 'Lightpath – retargeting',
            channel: 'Lightpath Connected',
            publisher: 'Lightpath Ads',
            type: 1,
            cpm: 26.4,
            creatives: ['Switch and save'],
            impressionsPerDay: 240,
            visitsPerThousand: 21,
          },
        ],
      },
    ],
  },
  {
    name: 'Moa Motors Limited',
    displayName: 'Moa Motors',
    domain: 'moamotors.example',
    taxonomy: 'Automotive',
    country: 'NZ',
    agency: 'Pōhutukawa Partners',
    households: 15_000,
    creatives: [
      { description: 'Electric ute – launch', type: 1, format: '60s' },
      { description: 'Electric ute – range', type: 1, format: '30s' },
      { description: 'Test drive offer', type: 2, format: '1920x1080' },
    ],
    sites: SITES,
    organicVisitsPerDay: 90,
    silentHours: 30,
    campaigns: [
      {
        name: 'Electric ute launch',
        startDay: -45,
        endDay: 10,
        bookings: [
          {
            name: 'Harbour Sport – launch',
            channel: 'Harbour Sport',
            type: 1,
            cpm: 52,
            budget: 1_300,
            creatives: ['Electric ute – launch', 'Electric ute – range'],
            impressionsPerDay: 450,
            visitsPerThousand: 19,
          },
          {
            name: 'Meridian – sport audiences',
            channel: 'Meridian CTV',
            publisher: 'Meridian Exchange',
            type: 1,
            cpm: 24,
            creatives: ['Electric ute – range'],
            impressionsPerDay: 360,
            visitsPerThousand: 7,
          },
          {
            name: 'Harbour+ – offer',
            channel: 'Harbour+',
            type: 2,
            cpm: 19.5,
            creatives: ['Test drive offer'],
            impressionsPerDay: 150,
            visitsPerThousand: 5,
          },
        ],
      },
      { name: 'Summer service check', startDay: 12, endDay: 60, bookings: [] },
    ],
  },
  {
    name: 'Bellbird Coffee Roasters',
    displayName: 'Bellbird Coffee',
    domain: 'bellbird.example',
    taxonomy: 'Food and Grocery',
    country: 'NZ',
    agency: 'Pōhutukawa Partners',
    households: 4_500,
    creatives: [{ description: 'Morning ritual', type: 1, format: '15s' }],
    sites: [{ description: 'Web shop', main: true, share: 1 }],
    organicVisitsPerDay: 18,
    campaigns: [
      {
        name: 'Morning ritual',
        startDay: -28,
        endDay: 20,
        bookings: [
          {
            name: 'Kōwhai Kids – parents at breakfast',
            channel: 'Kōwhai Kids',
            type: 1,
            cpm: 27,
            creatives: ['Morning ritual'],
            impressionsPerDay: 120,
            visitsPerThousand: 13,
          },
        ],
      },
    ],
  },
  {
    name: 'Wattle & Wave Travel Pty Ltd',
    displayName: 'Wattle & Wave Travel',
    domain: 'wattleandwave.example',
    taxonomy: 'Travel and Tourism',
    country: 'AU',
    agency: 'Corroboree Communications',
    households: 35_000,
    creatives: [
      { description: 'Reef and rainforest', type: 1, format: '30s' },
      { description: 'Long weekend', type: 1, format: '15s' },
      { description: 'Last seats', type: 1, format: '15s' },
    ],
    sites: SITES,
    organicVisitsPerDay: 240,
    campaigns: [
      {
        name: 'Reef and rainforest',
        startDay: -90,
        endDay: 21,
        bookings: [
          {
            name: 'SkySouth On Demand – network',
            channel: 'SkySouth On Demand',
            type: 1,
            cpm: 44,
            creatives: ['Reef and rainforest', 'Long weekend'],
            impressionsPerDay: 760,
            visitsPerThousand: 16,
          },
          {
            name: 'SkySouth Drama – evenings',
            channel: 'SkySouth Drama',
            type: 1,
            cpm: 49.9,
            creatives: ['Reef and rainforest'],
            impressionsPerDay: 380,
            visitsPerThousand: 22,
          },
          {
            name: 'Lightpath – travellers',
            channel: 'Lightpath Connected',
            publisher: 'Lightpath Ads',
            type: 1,
            cpm: 28,
            creatives: ['Last seats'],
            impressionsPerDay: 330,
            visitsPerThousand: 10,
          },
        ],
      },
    ],
  },
];
