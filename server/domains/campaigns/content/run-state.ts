import { describedEnum } from '#server/core/graphql/described-enum.js';
import {
  campaignStatus,
  type CampaignDates,
} from '#server/domains/campaigns/campaign/campaign-dates.js';

const BY_STATUS = { Upcoming: 'UPCOMING', Active: 'ACTIVE', Completed: 'COMPLETED' } as const;

export type RunState = (typeof BY_STATUS)[keyof typeof BY_STATUS];

export const RunStateEnum = describedEnum<RunState>(
  'RunState',
  'Where today, in the reporting zone of the customer, lies among the days.',
  {
    UPCOMING: 'Before the first day.',
    ACTIVE: 'On the first day, the last day, or between them.',
    COMPLETED: 'After the last day.',
  },
);

/** The status on that day. */
export const runState = (dates: CampaignDates, today: string): RunState =>
  BY_STATUS[campaignStatus(dates, today)];
