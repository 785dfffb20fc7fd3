import { EXPERIMENT_KINDS, EXPERIMENT_REASONS, EXPERIMENT_STATES } from '#schema/experiments.js';

const RANGE = '{ value low high }';
export const EXPERIMENTS = `query ($customerId: Int!) { experiments(customerId: $customerId) { nodes {
  experimentName bookingName kind controlPercent startDate endDate resultDate state resultReason
  regions { heldOut { name } } result { treatedVisits lift liftInterval { low high } spend
    causedVisits ${RANGE} costPerCausedVisit ${RANGE} } } } }`;

interface AnsweredRange {
  value: number | null;
  low: number | null;
  high: number | null;
}
export interface AnsweredExperiment {
  experimentName: string;
  bookingName: string;
  kind: keyof typeof EXPERIMENT_KINDS;
  controlPercent: number;
  startDate: string;
  endDate: string;
  resultDate: string;
  state: keyof typeof EXPERIMENT_STATES;
  resultReason: keyof typeof EXPERIMENT_REASONS | null;
  regions: { heldOut: { name: string }[] } | null;
  result: {
    treatedVisits: number;
    lift: number | null;
    liftInterval: { low: number; high: number | null } | null;
    spend: number;
    causedVisits: AnsweredRange;
    costPerCausedVisit: AnsweredRange;
  } | null;
}

const ends = (
  { value, low, high }: AnsweredRange | undefined = { value: null, low: null, high: null },
) => [value, low, high];

/** The row of the sheet that GraphQL's answer lets expect. */
export const experimentCells = (one: AnsweredExperiment): unknown[] => [
  one.experimentName,
  one.bookingName,
  EXPERIMENT_KINDS[one.kind].label,
  one.kind === 'HOUSEHOLDS' ? one.controlPercent / 100 : null,
  one.regions?.heldOut.map(({ name }) => name).join(', ') ?? null,
  one.startDate,
  one.endDate,
  one.resultDate,
  EXPERIMENT_STATES[one.state].label,
  one.result?.lift ?? null,
  one.result?.liftInterval?.low ?? null,
  one.result?.liftInterval?.high ?? null,
  one.result?.treatedVisits ?? null,
  ...ends(one.result?.causedVisits),
  one.result?.spend ?? null,
  ...ends(one.result?.costPerCausedVisit),
  one.resultReason && EXPERIMENT_REASONS[one.resultReason].text,
];
