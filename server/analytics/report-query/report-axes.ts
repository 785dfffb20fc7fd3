import { TIMING_SPANS } from '#schema/credit-window.js';
import { DAYPARTS } from '#schema/dayparts.js';
import { WEEKDAYS } from '#schema/writing/weekdays.js';
import { DEVICES } from '#schema/devices.js';
import type { Catalogue, Line } from '#server/analytics/figures/catalogue.js';
import {
  DAYPART_COUNT,
  TIMING_COUNT,
  type DayFigures,
} from '#server/event-store/figures/day-figures.js';
import { DEVICE, type DeviceCode } from '#server/event-store/codes.js';
import { REGION_IDS, type SumPlan } from '#server/analytics/figures/sums/sum-plan.js';
import type { ReportDimension } from './report-dimension.js';

/** The values of a dimension that occur, ascending. */
export interface Axis {
  ids: readonly number[];
  /** Place in `ids` by id. */
  places: ReadonlyMap<number, number>;
}

/** A dimension that splits nothing. */
const WHOLE: Axis = { ids: [0], places: new Map() };

type LineDimension = 'CAMPAIGN' | 'BOOKING' | 'CREATIVE' | 'CHANNEL';

const LINE_IDS: Record<LineDimension, (line: Line) => number> = {
  CAMPAIGN: ({ campaignId }) => campaignId,
  BOOKING: ({ bookingId }) => bookingId,
  CREATIVE: ({ creativeId }) => creativeId,
  CHANNEL: ({ channelId }) => channelId,
};

const isOfLines = (dimension: ReportDimension): dimension is LineDimension => dimension in LINE_IDS;

/**
 * The groups that the dimensions make, without the weekday, which is of a day. A group's key counts
 * through lines, regions, dayparts, sites, timings and views, the last fastest.
 */
export interface ReportAxes {
  dimensions: readonly ReportDimension[];
  /** Groups of lines, for each device if it splits them: the ids of their line dimensions. */
  lineGroups: readonly (readonly number[])[];
  /** The group of each line of the plan, by its index. */
  groupOfLine: Int32Array;
  region: Axis;
  /** Place in the axis by region id. */
  placeOfRegion: Uint16Array;
  daypart: Axis;
  site: Axis;
  timing: Axis;
  views: Axis;
  /** Number of keys of visits that an impression's group has. */
  visitKeys: number;
}

export function reportAxes(
  dimensions: readonly ReportDimension[],
  plan: SumPlan,
  days: readonly DayFigures[],
  devices: readonly DeviceCode[],
): ReportAxes {
  const splits = (dimension: ReportDimension, idsOf: () => Iterable<number>): Axis =>
    dimensions.includes(dimension) ? axisOf(idsOf()) : WHOLE;

  const region = splits('REGION', () =>
    days.flatMap(({ impressions, responses }) => [
      ...impressions.regions.ids,
      ...responses.totals.regionIds,
    ]),
  );
  const site = splits('SITE', () =>
    days.flatMap(({ responses, webhits }) => [...responses.siteIds, ...webhits.siteIds]),
  );
  const timing = splits('TIMING', () => upTo(TIMING_COUNT));
  const views = splits('VIEWS', () => days.flatMap(({ responses }) => [...responses.totals.views]));

  return {
    dimensions,
    ...splitByDevice(groupLines(dimensions, plan.lines), devices),
    region,
    placeOfRegion: Uint16Array.from({ length: REGION_IDS }, (_, id) => region.places.get(id) ?? 0),
    daypart: splits('DAYPART', () => upTo(DAYPART_COUNT)),
    site,
    timing,
    views,
    visitKeys: site.ids.length * timing.ids.length * views.ids.length,
  };
}

interface LineGroups extends Pick<ReportAxes, 'lineGroups' | 'groupOfLine'> {
  lineGroups: readonly number[][];
}

/** The groups once more for each device, which is the last of their ids. */
const splitByDevice = (
  { lineGroups, groupOfLine }: LineGroups,
  devices: readonly DeviceCode[],
) => ({
  groupOfLine,
  lineGroups:
    devices.length === 0
      ? lineGroups
      : devices.flatMap((device) => lineGroups.map((ids) => [...ids, device])),
});

/** The axes of the impressions on the device at this place, and of their visits. */
export function axesOfDevice(axes: ReportAxes, place: number, devices: number): ReportAxes {
  const first = (axes.lineGroups.length / devices) * place;
  return { ...axes, groupOfLine: axes.groupOfLine.map((group) => first + group) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Never empty, so that keys can be counted through it. */
function axisOf(values: Iterable<number>): Axis {
  const ids = [...new Set(values)].sort((a, b) => a - b);
  return { ids: ids.length > 0 ? ids : [0], places: new Map(ids.map((id, place) => [id, place])) };
}

function groupLines(dimensions: readonly ReportDimension[], lines: readonly Line[]): LineGroups {
  const idsOf = dimensions.filter(isOfLines).map((dimension) => LINE_IDS[dimension]);
  const known = new Map<string, number>();
  const lineGroups: number[][] = [];

  const groupOfLine = Int32Array.from(lines, (line) => {
    const ids = idsOf.map((idOf) => idOf(line));
    const key = ids.join();
    const group = known.get(key) ?? lineGroups.push(ids) - 1;
    known.set(key, group);
    return group;
  });

  return { lineGroups: lineGroups.length > 0 ? lineGroups : [[]], groupOfLine };
}

/** The axes after the lines, in the order in which a key counts through them. */
const KEY_AXES = [
  ['REGION', 'region'],
  ['DAYPART', 'daypart'],
  ['SITE', 'site'],
  ['TIMING', 'timing'],
  ['VIEWS', 'views'],
] as const;

/** Reads the ids of a key and weekday, in the order of the dimensions. */
export function idReader(axes: ReportAxes): (key: number, weekday: number) => number[] {
  const { dimensions, lineGroups } = axes;
  const ofLines = dimensions.filter(isOfLines);
  const placeOf = (dimension: ReportDimension) => dimensions.indexOf(dimension);
  const linePlaces = [...ofLines.map(placeOf), placeOf('DEVICE')].filter((place) => place >= 0);
  const weekdayPlace = placeOf('WEEKDAY');
  const parts = KEY_AXES.map(([dimension, name]) => ({
    ids: axes[name].ids,
    place: placeOf(dimension),
  })).reverse();

  return (key, weekday) => {
    const ids = dimensions.map(() => 0);
    let rest = key;

    for (const part of parts) {
      const at = rest % part.ids.length;
      rest = (rest - at) / part.ids.length;
      if (part.place >= 0) ids[part.place] = part.ids[at] ?? 0;
    }
    linePlaces.forEach((place, index) => {
      ids[place] = lineGroups[rest]?.[index] ?? 0;
    });
    if (weekdayPlace >= 0) ids[weekdayPlace] = weekday;

    return ids;
  };
}

const partName = ({ name, times }: { name: string; times: string }) => `${name} ${times}`;

type NameOf = (id: number, catalogue: Catalogue) => string | undefined;

const NAMES: Record<ReportDimension, NameOf> = {
  CAMPAIGN: (id, { campaigns }) => campaigns.get(id),
  BOOKING: (id, { bookings }) => bookings.get(id),
  CREATIVE: (id, { creatives }) => creatives.get(id)?.name,
  CHANNEL: (id, { channels }) => channels.get(id),
  REGION: (id, { regions }) => regions.get(id)?.name ?? `Region ${id}`,
  WEEKDAY: (id) => WEEKDAYS[id - 1]?.name,
  DEVICE: (id) => DEVICES.find((device) => DEVICE[device.id] === id)?.name,
  DAYPART: (id) => DAYPARTS.filter((part) => part.id === id).map(partName)[0],
  SITE: (id, { sites }) => sites.get(id) ?? `Site ${id}`,
  TIMING: (id) => TIMING_SPANS[id - 1]?.name,
  VIEWS: String,
};

export const nameOfValue = (dimension: ReportDimension, id: number, catalogue: Catalogue): string =>
  NAMES[dimension](id, catalogue) ?? '';
