import { registerEnumType } from 'type-graphql';

export const FREQUENCIES = ['WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FrequencyEnum: Record<Frequency, Frequency> = { WEEKLY: 'WEEKLY', MONTHLY: 'MONTHLY' };
registerEnumType(FrequencyEnum, {
  name: 'ReportFrequency',
  description: 'How often a report is sent.',
  valuesConfig: {
    WEEKLY: { description: 'On a day of each week.' },
    MONTHLY: { description: 'On a day of each month.' },
  },
});
