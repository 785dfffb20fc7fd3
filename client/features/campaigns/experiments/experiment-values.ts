import { EXPERIMENT_RULES } from '#schema/field-rules';
import { addDays } from '#schema/local-date';
import type { ExperimentInput, ExperimentRowFragment } from '#client/graphql/generated';

/** What households of the control group get. */
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
  ...{ experimentName: '', hypothesis: '', bookingId: null },
  startDate: addDays(today, START_IN_DAYS),
  endDate: addDays(today, START_IN_DAYS + DAYS - 1),
  controlPercent: String(EXPERIMENT_RULES.defaultControlPercent),
  ...{ split: 'BLACK', controlUrl: '', controlCreativeId: null },
});

function splitOf({ controlUrl, controlCreativeId }: ExperimentRowFragment): Split {
  if (controlCreativeId !== null) return 'AD_SERVER';
  return controlUrl === null ? 'BLACK' : 'DOCUMENT';
}

export const valuesOfExperiment = (row: ExperimentRowFragment): ExperimentValues => ({
  experimentName: row.experimentName,
  hypothesis: row.hypothesis,
  bookingId: String(row.bookingId),
  startDate: row.startDate,
  endDate: row.endDate,
  controlPercent: String(row.controlPercent),
  split: splitOf(row),
  controlUrl: row.controlUrl ?? '',
  controlCreativeId: row.controlCreativeId === null ? null : String(row.controlCreativeId),
});

export const experimentInput = (values: ExperimentValues): ExperimentInput => ({
  experimentName: values.experimentName.trim(),
  hypothesis: values.hypothesis.trim(),
  bookingId: Number(values.bookingId),
  startDate: values.startDate,
  endDate: values.endDate,
  controlPercent: Number(values.controlPercent),
  controlUrl: values.split === 'DOCUMENT' ? values.controlUrl.trim() : null,
  controlCreativeId: values.split === 'AD_SERVER' ? Number(values.controlCreativeId) : null,
});
