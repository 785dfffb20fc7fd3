/** A simulated world; its true effect is known. */
export interface World {
  name: string;
  title: string;
  /** Caused visits per impression, on average 2 days after it and within 7. */
  effect: number;
  /** Impressions a week of a viewer that the campaign reaches. */
  adsPerWeek: number;
  /** First and last-but-one day of each part of the flight. */
  flight: readonly (readonly [number, number])[];
  /** People differ in how much they watch and browse, by one factor for both. */
  heavyUsers: boolean;
  evenings: boolean;
  /** Everybody has an hour of the day for both. */
  personalHours: boolean;
  /** A sale during the flight, a trend, and weekends. */
  seasons: boolean;
  /** Households are at home on 60 % of the days, for five days on average. */
  daysAtHome: boolean;
  /** A visit triples the viewer's ads for 72 hours. */
  retargeting: boolean;
  /** Exposed viewers visit more by this share, however many ads they saw; 0 for none. */
  saturatedLift: number;
  /** True where the assumptions of estimator A hold, except for keys that change. */
  fitsPlacebo: boolean;
}

const SIX_WEEKS = [[21, 63]] as const;
const TWO_ON_TWO_OFF = [
  [14, 28],
  [42, 56],
  [70, 84],
] as const;
const ALWAYS = [[0, 91]] as const;

const plain: World = {
  name: '1',
  title: 'effect',
  effect: 0.01,
  adsPerWeek: 2,
  flight: SIX_WEEKS,
  heavyUsers: false,
  evenings: false,
  personalHours: false,
  seasons: false,
  daysAtHome: false,
  retargeting: false,
  saturatedLift: 0,
  fitsPlacebo: true,
};
const heavy = { ...plain, name: '2', title: 'heavy users', heavyUsers: true };
const evening = { ...heavy, name: '3', title: 'evenings', evenings: true };
const season = { ...evening, name: '4', title: 'sale, trend, weekends', seasons: true };
const atHome = {
  ...season,
  name: '5',
  title: '4 + days at home',
  daysAtHome: true,
  fitsPlacebo: false,
};
const always = {
  ...evening,
  name: '6',
  title: '3 + always on',
  flight: ALWAYS,
  fitsPlacebo: false,
};
const personal = { ...heavy, name: '13', title: '2 + personal hours', personalHours: true };

/** The worlds of docs/incremental.md. */
export const WORLDS: readonly World[] = [
  { ...plain, name: '0', title: 'no effect', effect: 0 },
  plain,
  heavy,
  evening,
  season,
  atHome,
  always,
  {
    ...evening,
    name: '7',
    title: '3 + retargeting',
    retargeting: true,
    fitsPlacebo: false,
  },
  {
    ...evening,
    name: '8',
    title: '3 + saturating effect',
    effect: 0,
    saturatedLift: 0.223,
    fitsPlacebo: false,
  },
  { ...atHome, name: '9', title: '5 without effect', effect: 0 },
  { ...season, name: '10', title: '4 + pulses', flight: TWO_ON_TWO_OFF, fitsPlacebo: false },
  { ...always, name: '11', title: '6 + days at home', daysAtHome: true },
  { ...evening, name: '12', title: '3 + six ads a week', adsPerWeek: 6, effect: 0.005 },
  personal,
  { ...personal, name: '14', title: '13 + days at home', daysAtHome: true, fitsPlacebo: false },
];
