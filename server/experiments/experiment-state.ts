import { describedEnum } from '#server/core/graphql/described-enum.js';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { dayOfLocalDate, localDateOfDay } from '#server/event-store/reporting-time.js';
import type { Experiment } from './experiment.entity.js';

export const ExperimentState = describedEnum(
  'ExperimentState',
  'Where an experiment is between its plan and its result.',
  {
    PLANNED: 'It has not begun; everything about it can change.',
    RUNNING: 'Households are held out.',
    WAITING: 'It is over; visits may still come for seven days.',
    FINISHED: 'All visits are counted.',
    STOPPED: 'A person stopped it; it has no result.',
  },
);
export type ExperimentState = keyof typeof ExperimentState;

/** `today` in the customer's reporting zone. */
export function experimentState(
  { stoppedAt, startDate, endDate }: Pick<Experiment, 'stoppedAt' | 'startDate' | 'endDate'>,
  today: string,
  isFinal: boolean,
): ExperimentState {
  if (stoppedAt) return ExperimentState.STOPPED;
  if (today < startDate) return ExperimentState.PLANNED;
  if (today <= endDate) return ExperimentState.RUNNING;
  return isFinal ? ExperimentState.FINISHED : ExperimentState.WAITING;
}

/** All visits have come on the days before it. */
export const firstResultDate = (endDate: string): string =>
  localDateOfDay(dayOfLocalDate(endDate) + 1 + CREDIT_WINDOW_DAYS);
