import { controlPercentError } from '#schema/field-rules';
import type { Option } from '#client/components/form/option';
import { percentText } from '#schema/writing/numbers';
import {
  type ExperimentRowFragment,
  type RegionExperimentPlanQuery,
  useRegionExperimentPlanQuery,
} from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import { type ExperimentValues, splitKey } from './experiment-values';
import { regionsText } from './experiment-texts';

type Split = RegionExperimentPlanQuery['regionExperimentPlan']['splits'][number];

/** The splits of the regions that a plan proposes, the smallest detectable effect first. */
export interface RegionPlan {
  options: readonly Option[];
  isLoading: boolean;
  /** The plan in a sentence. */
  text: string;
}

const optionOf = ({ heldOut, smallestLift, deliveryShare }: Split): Option => ({
  value: splitKey(heldOut.map(({ id }) => id)),
  label: `${percentText(smallestLift)} lift · ${percentText(deliveryShare)} of ads: ${regionsText(heldOut.map(({ name }) => name))}`,
});

const ownOption = ({ regionIds, regions }: ExperimentRowFragment): Option => ({
  value: splitKey(regionIds),
  label: regionsText(regions?.heldOut.map(({ name }) => name) ?? []),
});

/** Plans an experiment of regions on the days of the form. */
export function useRegionPlan(
  { kind, bookingId, startDate, endDate, design, controlPercent }: ExperimentValues,
  row: ExperimentRowFragment | null,
): RegionPlan {
  const maxPercent = Number(controlPercent);
  const isReady =
    kind === 'REGIONS' &&
    bookingId !== null &&
    startDate !== '' &&
    endDate >= startDate &&
    controlPercentError(maxPercent) === null;
  const { data, loading, error } = useRegionExperimentPlanQuery({
    variables: { bookingId: Number(bookingId), startDate, endDate, design, maxPercent },
    skip: !isReady,
    context: { silent: true },
  });

  const plan = data?.regionExperimentPlan;
  const proposed = plan?.splits.map(optionOf) ?? [];
  const own = row && row.regionIds.length > 0 ? [ownOption(row)] : [];
  const others = own.filter(({ value }) => proposed.every((one) => one.value !== value));

  return { options: [...proposed, ...others], isLoading: loading, text: textOf() };

  function textOf(): string {
    if (!isReady) return 'Choose a booking and its days to see which regions could be held out.';
    if (error)
      return `Which regions could be held out is not known: ${describeFailure(error).message}`;
    if (!plan) return 'Looking up which regions could be held out …';
    return (
      plan.reasonText ??
      `By ${plan.pastWeeks} weeks of visits: the lift that four of five experiments find, and the share of the ads that it costs.`
    );
  }
}
