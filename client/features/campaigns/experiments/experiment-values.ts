import { SWITCHBACK_DAYS, type RegionDesignName } from '#schema/experiments';
import { EXPERIMENT_RULES } from '#schema/field-rules';
import { addDays } from '#schema/local-date';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import type { ExperimentInput, ExperimentRowFragment } from '#client/graphql/generated';

/** Households of the control group get one of these. */
export const SPLITS = {
  BLACK: 'Black second',
  DOCUMENT: 'Another ad',
  AD_SERVER: 'By ad server',
} as const;
export type Split = keyof typeof SPLITS;

export type ExperimentValues = {
  experimentName: string;
  hypothesis: string;
  bookingId: string | null;
  kind: ExperimentInput['kind'] & string;
  design: RegionDesignName;
  /** Ids of the regions that are held out, as `splitKey` writes them; null for none. */
  regions: string | null;
  startDate: string;
  endDate: string;
  /** A whole number, as typed. */
  controlPercent: string;
  split: Split;
  controlUrl: string;
  controlCreativeId: string | null;
};

const START_IN_DAYS = 7;
const DAYS = 28;

export const blankExperiment = ({ today }: { today: string }): ExperimentValues => ({
  experimentName: '',
  hypothesis: '',
  bookingId: null,
  kind: 'HOUSEHOLDS',
  design: 'HOLDOUT',
  regions: null,
  startDate: addDays(today, START_IN_DAYS),
  endDate: addDays(today, START_IN_DAYS + DAYS - 1),
  controlPercent: String(EXPERIMENT_RULES.defaultControlPercent),
  split: 'BLACK',
  controlUrl: '',
  controlCreativeId: null,
});

function splitOf({ controlUrl, ...row }: ExperimentRowFragment): Split {
  if (row.controlCreativeId !== null || row.adServerExcludes) return 'AD_SERVER';
  return controlUrl === null ? 'BLACK' : 'DOCUMENT';
}

export const valuesOfExperiment = (row: ExperimentRowFragment): ExperimentValues => ({
  experimentName: row.experimentName,
  hypothesis: row.hypothesis,
  bookingId: String(row.bookingId),
  kind: row.kind,
  design: row.design ?? 'HOLDOUT',
  regions: row.regionIds.length > 0 ? splitKey(row.regionIds) : null,
  startDate: row.startDate,
  endDate: row.endDate,
  controlPercent: String(row.controlPercent),
  split: splitOf(row),
  controlUrl: row.controlUrl ?? '',
  controlCreativeId: row.controlCreativeId === null ? null : String(row.controlCreativeId),
});

/** A set of regions as the value of a select. */
export const splitKey = (regionIds: readonly number[]): string =>
  regionIds.toSorted((a, b) => a - b).join(',');

const parseIds = (regions: string | null): number[] => regions?.split(',').map(Number) ?? [];

/** A switchback has one length, whichever day it begins on. */
export function adjustExperiment(next: ExperimentValues): ExperimentValues {
  const isSwitchback = next.kind === 'REGIONS' && next.design === 'SWITCHBACK';
  if (!isSwitchback || next.startDate === '') return keepDatesInOrder(next);
  return { ...next, endDate: addDays(next.startDate, SWITCHBACK_DAYS - 1) };
}

export function experimentInput(values: ExperimentValues): ExperimentInput {
  const isOfRegions = values.kind === 'REGIONS';
  const isByAdServer = values.split === 'AD_SERVER';
  return {
    experimentName: values.experimentName.trim(),
    hypothesis: values.hypothesis.trim(),
    bookingId: Number(values.bookingId),
    kind: values.kind,
    startDate: values.startDate,
    endDate: values.endDate,
    controlPercent: Number(values.controlPercent),
    controlUrl: values.split === 'DOCUMENT' ? values.controlUrl.trim() : null,
    controlCreativeId: isByAdServer && !isOfRegions ? Number(values.controlCreativeId) : null,
    ...(isOfRegions && {
      design: values.design,
      regionIds: parseIds(values.regions),
      adServerExcludes: isByAdServer,
    }),
  };
}
