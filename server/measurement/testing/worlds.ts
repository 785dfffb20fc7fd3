/** The first day, and the one after the last. */
export type DayRange = readonly [number, number];

/** A simulated world; its true effect is known. */
export interface World {
  name: string;
  title: string;
  /** Caused visits per impression, on average 2 days after it and within 7. */
  effect: number;
  /** Impressions a week of a viewer that the campaign reaches. */
  adsPerWeek: number;
  /** First and last-but-one day of each part of the flight. */
  flight: readonly DayRange[];
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
  /** Days, the first and the last but one, on which the site tag was silent, and on which all tags were. */
  silent: readonly DayRange[];
  dark: readonly DayRange[];
  /** Days that the address of a household lives, which is its key; Infinity for an id. */
  addressDays: number;
  /** The day on which every household gets another key, as where ids give way to addresses. */
  newKeysOn: number | null;
  /** The share of the impressions that show a creative which causes nothing. */
  idleShare: number;
  /** Another share of the viewers that the campaign reaches than the size says; null for the same. */
  reachedShare: number | null;
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
  silent: [],
  dark: [],
  addressDays: Infinity,
  newKeysOn: null,
  idleShare: 0,
  reachedShare: null,
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

/** Six in ten of the visits of these come because of an ad once it is seen: a strong campaign. */
const strong = { ...heavy, effect: 0.03, fitsPlacebo: false };
const SILENT_FORTNIGHT = [[45, 59]] as const;

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
  { ...strong, name: '15', title: 'silent site tag', silent: SILENT_FORTNIGHT },
  { ...strong, name: '16', title: '15 without effect', silent: SILENT_FORTNIGHT, effect: 0 },
  { ...strong, name: '17', title: 'all tags dark', dark: SILENT_FORTNIGHT },
  { ...strong, name: '18', title: '17 without effect', dark: SILENT_FORTNIGHT, effect: 0 },
  { ...strong, name: '19', title: 'addresses of 7 days', addressDays: 7 },
  { ...strong, name: '20', title: 'addresses of 20 days', addressDays: 20 },
  { ...strong, name: '21', title: '20 without effect', addressDays: 20, effect: 0 },
  { ...strong, name: '22', title: 'addresses of 60 days', addressDays: 60 },
  { ...strong, name: '23', title: 'ids, then addresses', newKeysOn: 45 },
  {
    ...personal,
    name: '24',
    title: '14 without effect',
    daysAtHome: true,
    effect: 0,
    fitsPlacebo: false,
  },
  { ...strong, name: '25', title: 'an idle creative', idleShare: 0.5, effect: 0.06 },
  {
    ...strong,
    name: '26',
    title: '30 ads a week',
    adsPerWeek: 30,
    effect: 0.01,
    reachedShare: 0.05,
  },
];
