/**
 * Every sandbox holds these records. Days count from the day it is built (0 is today); the traffic
 * follows from `impressionsPerDay` and `visitsPerThousand`. All names begin with “Sandbox”, so that
 * nobody takes a figure of it for a real one.
 */
interface StoryBooking {
  name: string;
  channel: keyof typeof CHANNELS;
  type: 1 | 2;
  cpm: number;
  goalImpressions?: number;
  budget?: number;
  /** Positions in the client's creatives. */
  creatives: readonly number[];
  impressionsPerDay: number;
  /** Average number of visits per thousand impressions within the credit window. */
  visitsPerThousand: number;
}

interface StoryClient {
  name: string;
  households: number;
  /** Visits a day without an ad. */
  organicVisitsPerDay: number;
  creatives: readonly { description: string; type: 1 | 2; format: string }[];
  sites: readonly { description: string; main: boolean; share: number }[];
  campaigns: readonly {
    name: string;
    startDay: number;
    endDay: number;
    bookings: readonly StoryBooking[];
  }[];
}

export const CHANNELS = {
  play: { name: 'Sandbox Play', owner: 'BROADCASTER' },
  sport: { name: 'Sandbox Sport', owner: 'BROADCASTER' },
  connected: { name: 'Sandbox Connected', owner: 'ADTECH' },
} as const;

export const NAMES = {
  AGENCY: 'Sandbox Agency',
  BROADCASTER: 'Sandbox Television',
  ADTECH: 'Sandbox Exchange',
} as const;

const CREATIVES = [
  { description: 'Sandbox film 30 s', type: 1, format: '30s' },
  { description: 'Sandbox film 15 s', type: 1, format: '15s' },
  { description: 'Sandbox banner', type: 2, format: '1920x1080' },
] as const;
const SITES = [
  { description: 'Sandbox home page', main: true, share: 0.6 },
  { description: 'Sandbox shop', main: false, share: 0.4 },
] as const;
const RUN = { channel: 'play', type: 1, cpm: 32, creatives: [0, 1] } as const;

export const CLIENTS: readonly StoryClient[] = [
  {
    name: 'Sandbox Outdoor',
    households: 4_000,
    organicVisitsPerDay: 25,
    creatives: CREATIVES,
    sites: SITES,
    campaigns: [
      {
        name: 'Sandbox launch',
        startDay: -89,
        endDay: -45,
        bookings: [
          { ...RUN, name: 'Sandbox evenings', impressionsPerDay: 45, visitsPerThousand: 42 },
          {
            ...RUN,
            name: 'Sandbox matches',
            channel: 'sport',
            cpm: 41,
            impressionsPerDay: 30,
            visitsPerThousand: 26,
          },
        ],
      },
      {
        name: 'Sandbox always on',
        startDay: -60,
        endDay: 30,
        bookings: [
          {
            ...RUN,
            name: 'Sandbox weeks',
            goalImpressions: 5_000,
            budget: 160,
            impressionsPerDay: 50,
            visitsPerThousand: 36,
          },
          {
            name: 'Sandbox connected',
            channel: 'connected',
            type: 2,
            cpm: 18,
            creatives: [2],
            impressionsPerDay: 35,
            visitsPerThousand: 14,
          },
        ],
      },
    ],
  },
  {
    name: 'Sandbox Energy',
    households: 2_500,
    organicVisitsPerDay: 15,
    creatives: CREATIVES.slice(0, 2),
    sites: SITES,
    campaigns: [
      {
        name: 'Sandbox tariff',
        startDay: -75,
        endDay: 14,
        bookings: [
          { ...RUN, name: 'Sandbox news', impressionsPerDay: 40, visitsPerThousand: 30 },
          {
            name: 'Sandbox tonight',
            channel: 'connected',
            type: 1,
            cpm: 24,
            creatives: [1],
            impressionsPerDay: 25,
            visitsPerThousand: 22,
          },
        ],
      },
    ],
  },
];
