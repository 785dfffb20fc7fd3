import { describedEnum } from '#server/core/graphql/described-enum.js';

export const FREQUENCIES = ['WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FrequencyEnum = describedEnum<Frequency>(
  'ReportFrequency',
  'How often a report is sent.',
  {
    WEEKLY: 'On a day of each week.',
    MONTHLY: 'On a day of each month.',
  },
);
