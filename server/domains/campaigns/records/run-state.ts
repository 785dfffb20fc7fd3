import { registerEnumType } from 'type-graphql';
import {
  campaignStatus,
  type CampaignDates,
} from '#server/domains/campaigns/campaign/campaign-dates.js';

const BY_STATUS = { Upcoming: 'UPCOMING', Active: 'ACTIVE', Completed: 'COMPLETED' } as const;

export type RunState = (typeof BY_STATUS)[keyof typeof BY_STATUS];

export const RunStateEnum: Record<RunState, RunState> = {
  UPCOMING: 'UPCOMING',
  ACTIVE: 'ACTIVE',
  COMPLETED: 'COMPLETED',
};
registerEnumType(RunStateEnum, {
  name: 'RunState',
  description: 'Where today, in the reporting zone of the customer, lies among the days.',
  valuesConfig: {
    UPCOMING: { description: 'Before the first day.' },
    ACTIVE: { description: 'On the first day, the last day, or between them.' },
    COMPLETED: { description: 'After the last day.' },
  },
});

/** The status on that day. */
export const runState = (dates: CampaignDates, today: string): RunState =>
  BY_STATUS[campaignStatus(dates, today)];
