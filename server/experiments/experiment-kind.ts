import { describedEnum } from '#server/core/graphql/described-enum.js';

export const ExperimentKind = describedEnum(
  'ExperimentKind',
  'The kind of groups that are held out of the ads.',
  {
    HOUSEHOLDS: 'A random share of the households.',
    REGIONS: 'Everybody in some regions.',
  },
);
export type ExperimentKind = keyof typeof ExperimentKind;

export const RegionDesign = describedEnum('RegionDesign', 'A way to hold regions out.', {
  HOLDOUT: 'The same regions on all days.',
  SWITCHBACK:
    'By turns: the regions for two weeks, nobody for one week, all other regions for two weeks.',
});
export type RegionDesign = keyof typeof RegionDesign;
