import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { EffectCost, EffectRange } from '#server/analytics/effect/effect.types.js';

export enum ExperimentCheckKind {
  SAMPLE_RATIO = 'SAMPLE_RATIO',
  EQUAL_PAST = 'EQUAL_PAST',
  MIXED_HOUSEHOLDS = 'MIXED_HOUSEHOLDS',
  UNIDENTIFIED = 'UNIDENTIFIED',
  DARK_REGIONS = 'DARK_REGIONS',
  CONTAMINATION = 'CONTAMINATION',
  QUIET_PAST = 'QUIET_PAST',
  COMPLETE_DAYS = 'COMPLETE_DAYS',
}
registerEnumType(ExperimentCheckKind, {
  name: 'ExperimentCheckKind',
  description: 'A check of the two groups of households or regions.',
  valuesConfig: {
    SAMPLE_RATIO: { description: 'The groups are as large as the draw lets expect.' },
    EQUAL_PAST: {
      description: 'Both groups came as often, or moved alike, before the experiment.',
    },
    MIXED_HOUSEHOLDS: { description: 'Few households belong to both groups.' },
    UNIDENTIFIED: { description: 'Few impressions belong to no household.' },
    DARK_REGIONS: { description: 'Every held-out region has hardly any ads.' },
    CONTAMINATION: { description: 'At most 1 % of the impressions are in held-out regions.' },
    QUIET_PAST: {
      description: 'The same experiment right before, when nothing was held out, shows nothing.',
    },
    COMPLETE_DAYS: { description: 'Visits were counted on every day.' },
  },
});

export enum ExperimentCheckStatus {
  PASSED = 'PASSED',
  FAILED = 'FAILED',
  NOT_YET = 'NOT_YET',
}
registerEnumType(ExperimentCheckStatus, {
  name: 'ExperimentCheckStatus',
  description: 'How a check of an experiment turned out.',
  valuesConfig: {
    PASSED: { description: 'Nothing speaks against a comparison.' },
    FAILED: { description: 'Chance explains it less than once in a thousand times.' },
    NOT_YET: { description: 'Too little was counted.' },
  },
});

export enum ExperimentResultReason {
  NOT_FINISHED = 'NOT_FINISHED',
  STOPPED = 'STOPPED',
  ARMS_DIFFER = 'ARMS_DIFFER',
  TOO_FEW_HOUSEHOLDS = 'TOO_FEW_HOUSEHOLDS',
  REGIONS_DIFFER = 'REGIONS_DIFFER',
  SHORT_PAST = 'SHORT_PAST',
  WITHHELD = 'WITHHELD',
}
registerEnumType(ExperimentResultReason, {
  name: 'ExperimentResultReason',
  description: 'Why an experiment has no result.',
  valuesConfig: {
    NOT_FINISHED: { description: 'Its visits are not all counted: nobody may look before.' },
    STOPPED: { description: 'A person stopped it.' },
    ARMS_DIFFER: { description: 'The check SAMPLE_RATIO or EQUAL_PAST failed.' },
    TOO_FEW_HOUSEHOLDS: { description: 'A group has fewer than 100 households.' },
    REGIONS_DIFFER: {
      description: 'The check EQUAL_PAST, DARK_REGIONS or COMPLETE_DAYS of regions failed.',
    },
    SHORT_PAST: { description: 'Fewer than eight weeks of visits by region before it.' },
    WITHHELD: { description: 'The client and its agencies see it, sellers do not.' },
  },
});

@ObjectType({ description: 'A check of the two groups.' })
export class ExperimentCheck {
  @Field(() => ExperimentCheckKind, { description: 'The subject of the check.' })
  kind!: ExperimentCheckKind;

  @Field(() => ExperimentCheckStatus, { description: 'How it turned out.' })
  status!: ExperimentCheckStatus;

  @Field(() => String, { description: 'The counts, in a sentence.' })
  sentence!: string;
}

@ObjectType({
  description: 'The households of an experiment as counted last; it says nothing of their visits.',
})
export class ExperimentHouseholds {
  @Field(() => Date, { description: 'When they were counted.' })
  countedAt!: Date;

  @Field(() => Int, {
    description:
      'Count of the households that saw the ads. A household whose key changed meanwhile counts twice.',
  })
  treated!: number;

  @Field(() => Int, { description: 'Count of the households that were held out.' })
  control!: number;

  @Field(() => [ExperimentCheck], { description: 'Whether the groups can be compared.' })
  checks!: ExperimentCheck[];
}

@ObjectType({ description: 'The ends of the 95 % interval of a lift, as fractions.' })
export class LiftInterval {
  @Field(() => Float, { description: 'The lower end.' })
  low!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The upper end; null where there is no bound: all visits may be caused.',
  })
  high!: number | null;
}

@ObjectType({ description: 'The result of an experiment.' })
export class ExperimentResult {
  @Field(() => Int, {
    description:
      'Count of the visits of the treated households in the seven days after an ad; of regions, of all visits from those that saw ads, until a week after.',
  })
  treatedVisits!: number;

  @Field(() => EffectRange, {
    description:
      'Those of them that the ads caused; below 0 where control households came more often.',
  })
  causedVisits!: EffectRange;

  @Field(() => Float, {
    nullable: true,
    description:
      'Caused visits as a fraction of those that would have come anyway; null where none would.',
  })
  lift!: number | null;

  @Field(() => LiftInterval, {
    nullable: true,
    description: 'The 95 % interval of the lift; null with it.',
  })
  liftInterval!: LiftInterval | null;

  @Field(() => Float, {
    description: 'Dollars that the ads of the treated households or regions cost.',
  })
  spend!: number;

  @Field(() => EffectCost, { description: 'Dollars per caused visit.' })
  costPerCausedVisit!: EffectCost;

  @Field(() => [String], { description: 'The result in words, the answer first.' })
  sentences!: string[];
}

export enum ExperimentPlanBasis {
  BOOKING = 'BOOKING',
  CUSTOMER = 'CUSTOMER',
}
registerEnumType(ExperimentPlanBasis, {
  name: 'ExperimentPlanBasis',
  description: 'Whose past households a plan counts.',
  valuesConfig: {
    BOOKING: { description: 'Those that the ads of the booking reached.' },
    CUSTOMER: { description: 'Those that any ad of the client reached: the booking has none yet.' },
  },
});

@ObjectType({ description: 'The result to expect of an experiment of some days, by the past.' })
export class ExperimentPower {
  @Field(() => Int, { description: 'Count of days.' })
  days!: number;

  @Field(() => Int, { description: 'Count of the households that these days reached.' })
  households!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The smallest lift that four of five experiments find: a fraction of the visits that would come anyway; null where none would be found.',
  })
  smallestLift!: number | null;

  @Field(() => String, { description: 'The same in a sentence.' })
  sentence!: string;
}

@ObjectType({ description: 'The result to expect of household holdouts of a booking.' })
export class ExperimentPlan {
  @Field(() => ExperimentPlanBasis, {
    nullable: true,
    description: 'Whose households were counted; null where none were reached.',
  })
  basis!: ExperimentPlanBasis | null;

  @Field(() => LocalDateScalar, { description: 'The last local day that was looked at.' })
  endDate!: string;

  @Field(() => Int, { description: 'Count of days: experiments of this customer last at most.' })
  maxDays!: number;

  @Field(() => [ExperimentPower], {
    description: 'By count of days; those for which enough households were reached.',
  })
  powers!: ExperimentPower[];
}
