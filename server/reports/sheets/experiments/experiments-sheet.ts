import { EXPERIMENT_KINDS, EXPERIMENT_REASONS, EXPERIMENT_STATES } from '#schema/experiments.js';
import type { Figure } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { ExperimentKind } from '#server/experiments/experiment-kind.js';
import { firstResultDate } from '#server/experiments/experiment-state.js';
import { CAUSED_COST_COLUMNS } from '#server/reports/sheets/effect-sheet.js';
import type { DescribedExperiment } from '#server/experiments/described-experiments.js';

const COLUMNS = [
  { head: 'Experiment', kind: 'text' },
  { head: 'Booking', kind: 'text' },
  { head: 'Held_Out', kind: 'text' },
  { head: 'Held_Out_Share', kind: 'percent' },
  { head: 'Held_Out_Regions', kind: 'text' },
  { head: 'Start_Date', kind: 'date' },
  { head: 'End_Date', kind: 'date' },
  { head: 'Result_Date', kind: 'date' },
  { head: 'State', kind: 'text' },
  { head: 'Lift', kind: 'percent' },
  { head: 'Lift_Low_95', kind: 'percent' },
  { head: 'Lift_High_95', kind: 'percent' },
  { head: 'Treated_Visits', kind: 'count' },
  { head: 'Caused_Visits', kind: 'count' },
  { head: 'Caused_Low_95', kind: 'count' },
  { head: 'Caused_High_95', kind: 'count' },
  ...CAUSED_COST_COLUMNS,
  { head: 'Reason', kind: 'text' },
] as const;

function buildRow({ experiment, result, reason, ...described }: DescribedExperiment): Figure[] {
  const { kind, experimentName, startDate, endDate, controlPercent } = experiment;
  const cost = result?.costPerCausedVisit;

  return [
    experimentName,
    described.bookingName,
    EXPERIMENT_KINDS[kind].label,
    kind === ExperimentKind.HOUSEHOLDS ? controlPercent / 100 : null,
    described.regions.join(', ') || null,
    startDate,
    endDate,
    firstResultDate(endDate),
    EXPERIMENT_STATES[described.state].label,
    result?.lift,
    result?.liftInterval?.low,
    result?.liftInterval?.high,
    result?.treatedVisits,
    result?.causedVisits.value,
    result?.causedVisits.low,
    result?.causedVisits.high,
    result?.spend,
    cost?.value,
    cost?.low,
    cost?.high,
    reason && EXPERIMENT_REASONS[reason].text,
  ];
}

/** The experiments with their results, or why there is none; no sheet without experiments. */
export const experimentsSheet = (
  experiments: readonly DescribedExperiment[],
  currency: string,
): Sheet[] =>
  experiments.length === 0
    ? []
    : [{ name: 'Experiments', currency, columns: COLUMNS, rows: experiments.map(buildRow) }];
