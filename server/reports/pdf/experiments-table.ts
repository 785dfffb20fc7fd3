import { percentSpan, percentText } from '#schema/writing/numbers.js';
import { dateRangeText } from '#schema/writing/dates.js';
import { EXPERIMENT_KINDS, EXPERIMENT_REASONS, EXPERIMENT_STATES } from '#schema/experiments.js';
import type { PdfTable } from '#server/core/pdf/pdf-document.js';
import { dateText } from '#schema/writing/dates.js';
import { ExperimentKind } from '#server/experiments/experiment-kind.js';
import { firstResultDate } from '#server/experiments/experiment-state.js';
import { ExperimentResultReason } from '#server/experiments/experiment.types.js';
import type { DescribedExperiment } from '#server/experiments/described-experiments.js';
import { tableOf } from './pdf-table.js';

function heldOutText({ experiment, regions }: DescribedExperiment): string {
  const { kind, controlPercent } = experiment;
  const groups = kind === ExperimentKind.HOUSEHOLDS ? `${controlPercent}%` : regions.join(', ');
  return `${EXPERIMENT_KINDS[kind].label}: ${groups}`;
}

/** The interval of the lift, or why there is none. */
function certaintyText({ experiment, result, reason }: DescribedExperiment): string {
  if (result?.liftInterval) {
    const { low, high } = result.liftInterval;
    return high === null ? `from ${percentText(low)}` : percentSpan({ low, high });
  }
  if (reason === null) return 'N/A';
  return reason === ExperimentResultReason.NOT_FINISHED
    ? `Not before ${dateText(firstResultDate(experiment.endDate))}`
    : EXPERIMENT_REASONS[reason].label;
}

/** The experiments with their lifts; no table without experiments. */
export const experimentsTables = (experiments: readonly DescribedExperiment[]): PdfTable[] =>
  experiments.length === 0
    ? []
    : [
        tableOf(
          'Experiments',
          experiments,
          [
            ['Experiment', 'text', ({ experiment }) => experiment.experimentName],
            ['Booking', 'text', ({ bookingName }) => bookingName],
            ['Held out', 'text', heldOutText],
            ['Days', 'text', ({ experiment }) => dateRangeText(experiment)],
            ['State', 'text', ({ state }) => EXPERIMENT_STATES[state].label],
            ['Lift', 'percent', ({ result }) => result?.lift],
            ['95%', 'text', certaintyText],
          ],
          null,
        ),
      ];
