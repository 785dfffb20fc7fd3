import { experimentSentences } from '#schema/experiments.js';
import { countText, fixedText, percentText } from '#schema/writing/numbers.js';
import { costOf, rangeOf } from '#server/analytics/effect/effect-texts.js';
import { checkArms, SUSPICIOUS_Z } from '#server/measurement/holdout/check-arms.js';
import { estimateHoldout, type ArmSums } from '#server/measurement/holdout/estimate-holdout.js';
import { PAST_DAYS } from '#server/measurement/holdout/read-households.js';
import type { ExperimentCount } from '#server/measurement/stored/read-experiment.js';
import { describeLift } from './experiment-lift.js';
import {
  ExperimentCheckKind,
  ExperimentCheckStatus,
  ExperimentResultReason,
  type ExperimentCheck,
  type ExperimentHouseholds,
  type ExperimentResult,
} from './experiment.types.js';

/** The checks say nothing about fewer households. */
const MIN_CHECKED_HOUSEHOLDS = 200;
const MAX_MIXED_SHARE = 0.05;
const MAX_UNIDENTIFIED_SHARE = 0.2;
const IMPRESSIONS_OF_CPM = 1_000;

/** The households and checks of a count, for a control share from 0 to 1. */
export function describeHouseholds(
  count: ExperimentCount,
  controlShare: number,
): ExperimentHouseholds {
  const { treated, control } = totalsOf(count);
  return {
    countedAt: count.countedAt,
    treated: treated.households,
    control: control.households,
    checks: describeChecks(count, controlShare),
  };
}

/** The result of a final count, or why there is none. `cpm` in the currency of the client. */
export function describeResult(
  count: ExperimentCount,
  controlShare: number,
  cpm: number,
): ExperimentResult | ExperimentResultReason {
  const isUnlike = describeChecks(count, controlShare).some(
    ({ kind, status }) =>
      status === ExperimentCheckStatus.FAILED &&
      (kind === ExperimentCheckKind.SAMPLE_RATIO || kind === ExperimentCheckKind.EQUAL_PAST),
  );
  if (isUnlike) return ExperimentResultReason.ARMS_DIFFER;

  const estimate = estimateHoldout(armsOf(count));
  if (!estimate) return ExperimentResultReason.TOO_FEW_HOUSEHOLDS;

  const { caused, visits } = estimate;
  const causedVisits = rangeOf(caused);
  const spend = (totalsOf(count).treated.impressions * cpm) / IMPRESSIONS_OF_CPM;
  const known = { causedVisits, treatedVisits: visits, ...describeLift(causedVisits, visits) };
  return {
    ...known,
    spend,
    costPerCausedVisit: costOf(spend, causedVisits),
    sentences: experimentSentences(known),
  };
}

const armsOf = ({ spans }: ExperimentCount): ArmSums[] =>
  spans.map(({ treated, control }) => ({ treated: treated.sums, control: control.sums }));

interface ArmTotals {
  households: number;
  pastVisits: number;
  impressions: number;
}

function totalsOf({ spans }: ExperimentCount): { treated: ArmTotals; control: ArmTotals } {
  const total = (arm: 'treated' | 'control'): ArmTotals => {
    const totals = { households: 0, pastVisits: 0, impressions: 0 };
    for (const { sums, impressions } of spans.map((span) => span[arm])) {
      totals.households += sums.households;
      totals.pastVisits += sums.pastVisits;
      totals.impressions += impressions;
    }
    return totals;
  };
  return { treated: total('treated'), control: total('control') };
}

function describeChecks(count: ExperimentCount, controlShare: number): ExperimentCheck[] {
  const { treated, control } = totalsOf(count);
  const { sampleRatioZ, pastZ } = checkArms(armsOf(count), controlShare);
  const households = treated.households + control.households;
  const statusOf = (isFailed: boolean): ExperimentCheckStatus => {
    if (households < MIN_CHECKED_HOUSEHOLDS) return ExperimentCheckStatus.NOT_YET;
    return isFailed ? ExperimentCheckStatus.FAILED : ExperimentCheckStatus.PASSED;
  };

  const { mixedHouseholds, unidentifiedImpressions } = count;
  const mixedShare = divide(mixedHouseholds, households + mixedHouseholds);
  const impressions = treated.impressions + control.impressions + unidentifiedImpressions;
  const unidentifiedShare = divide(unidentifiedImpressions, impressions);

  return [
    {
      kind: ExperimentCheckKind.SAMPLE_RATIO,
      status: statusOf(Math.abs(sampleRatioZ) > SUSPICIOUS_Z),
      sentence: `${countText(control.households)} of ${countText(households)} households (${percentText(divide(control.households, households))}) were held out; ${percentText(controlShare)} were planned.`,
    },
    {
      kind: ExperimentCheckKind.EQUAL_PAST,
      status: statusOf(Math.abs(pastZ) > SUSPICIOUS_Z),
      sentence: `In the ${PAST_DAYS} days before, 100 treated households came ${perHundred(treated)} times, 100 control households ${perHundred(control)} times.`,
    },
    {
      kind: ExperimentCheckKind.MIXED_HOUSEHOLDS,
      status: statusOf(mixedShare > MAX_MIXED_SHARE),
      sentence: `${countText(mixedHouseholds)} households (${percentText(mixedShare)}) had ads of both groups and are left out.`,
    },
    {
      kind: ExperimentCheckKind.UNIDENTIFIED,
      status: statusOf(unidentifiedShare > MAX_UNIDENTIFIED_SHARE),
      sentence: `${countText(unidentifiedImpressions)} impressions (${percentText(unidentifiedShare)}) have no household and are left out.`,
    },
  ];
}

const divide = (part: number, of: number): number => (of === 0 ? 0 : part / of);
const perHundred = ({ pastVisits, households }: ArmTotals): string =>
  fixedText(100 * divide(pastVisits, households), 1);
