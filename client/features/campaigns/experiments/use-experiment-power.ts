import { useExperimentPowerQuery } from '#client/graphql/generated';
import { controlPercentError } from '#schema/field-rules';
import { percentText } from '#schema/writing/numbers';
import type { ExperimentValues } from './experiment-values';

const BASES = {
  BOOKING: 'By the past of this booking',
  CUSTOMER: 'By the past of all bookings of this client',
} as const;

/** Says in one sentence what an experiment of the booking with this control group would find. */
export function useExperimentPower({
  bookingId,
  controlPercent,
  kind,
}: Pick<ExperimentValues, 'bookingId' | 'controlPercent' | 'kind'>): string {
  const percent = Number(controlPercent);
  const isValid = controlPercentError(percent) === null;
  const { data, error } = useExperimentPowerQuery({
    variables: { bookingId: Number(bookingId), controlPercent: percent },
    skip: bookingId === null || !isValid || kind !== 'HOUSEHOLDS',
    context: { silent: true },
  });

  if (bookingId === null) return 'Choose a booking to see which effects an experiment would find.';
  if (!isValid) return '';
  if (error) return 'Which effects it would find could not be looked up.';
  if (!data) return 'Looking up which effects it would find …';

  const { basis, powers } = data.experimentPlan;
  const found = powers.flatMap(({ days, smallestLift }) =>
    smallestLift === null ? [] : [`${percentText(smallestLift)} with ${days} days`],
  );
  if (basis === null || found.length === 0) {
    return 'Too few households were reached so far to say which effects it would find.';
  }
  return `${BASES[basis]}, the smallest effect that four of five experiments find: ${found.join(', ')}.`;
}
