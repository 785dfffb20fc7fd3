import { registerEnumType } from 'type-graphql';

export enum ExperimentKind {
  HOUSEHOLDS = 'HOUSEHOLDS',
  REGIONS = 'REGIONS',
}
registerEnumType(ExperimentKind, {
  name: 'ExperimentKind',
  description: 'The kind of groups that are held out of the ads.',
  valuesConfig: {
    HOUSEHOLDS: { description: 'A random share of the households.' },
    REGIONS: { description: 'Everybody in some regions.' },
  },
});

export enum RegionDesign {
  HOLDOUT = 'HOLDOUT',
  SWITCHBACK = 'SWITCHBACK',
}
registerEnumType(RegionDesign, {
  name: 'RegionDesign',
  description: 'A way to hold regions out.',
  valuesConfig: {
    HOLDOUT: { description: 'The same regions on all days.' },
    SWITCHBACK: {
      description:
        'By turns: the regions for two weeks, nobody for one week, all other regions for two weeks.',
    },
  },
});
