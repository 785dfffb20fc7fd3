import { Field, ObjectType } from 'type-graphql';
import {
  Decimal,
  Integer,
  LocalDate,
  Money,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { EffectCost, EffectRange } from '#server/analytics/effect/effect.types.js';

export const ExperimentCheckKind = describedEnum(
  'ExperimentCheckKind',
  'A check of the two groups of households or regions.',
  {
    SAMPLE_RATIO: 'The groups are as large as the draw lets expect.',
    EQUAL_PAST: 'Both groups came as often, or moved alike, before the experiment.',
    MIXED_HOUSEHOLDS: 'Few households belong to both groups.',
    UNIDENTIFIED: 'Few impressions belong to no household.',
    DARK_REGIONS: 'Every held-out region has hardly any ads.',
    CONTAMINATION: 'At most 1 % of the impressions are in held-out regions.',
    QUIET_PAST: 'The same experiment right before, when nothing was held out, shows nothing.',
    COMPLETE_DAYS: 'Visits were counted on every day.',
  },
);
export type ExperimentCheckKind = keyof typeof ExperimentCheckKind;

export const ExperimentCheckStatus = describedEnum(
  'ExperimentCheckStatus',
  'How a check of an experiment turned out.',
  {
    PASSED: 'Nothing speaks against a comparison.',
    FAILED: 'Chance explains it less than once in a thousand times.',
    NOT_YET: 'Too little was counted.',
  },
);
export type ExperimentCheckStatus = keyof typeof ExperimentCheckStatus;

export const ExperimentResultReason = describedEnum(
  'ExperimentResultReason',
  'Why an experiment has no result.',
  {
    NOT_FINISHED: 'Its visits are not all counted: nobody may look before.',
    STOPPED: 'A person stopped it.',
    ARMS_DIFFER: 'The check SAMPLE_RATIO or EQUAL_PAST failed.',
    TOO_FEW_HOUSEHOLDS: 'A group has fewer than 100 households.',
    REGIONS_DIFFER: 'The check EQUAL_PAST, DARK_REGIONS or COMPLETE_DAYS of regions failed.',
    SHORT_PAST: 'Fewer than eight weeks of visits by region before it.',
    WITHHELD: 'The client and its agencies see it, sellers do not.',
  },
);
export type ExperimentResultReason = keyof typeof ExperimentResultReason;

@ObjectType({ description: 'A check of the two groups.' })
export class ExperimentCheck {
  @Field(() => ExperimentCheckKind, { description: 'The subject of the check.' })
  kind!: ExperimentCheckKind;

  @Field(() => ExperimentCheckStatus, { description: 'How it turned out.' })
  status!: ExperimentCheckStatus;

  @Text('The counts, in a sentence.')
  sentence!: string;
}

@ObjectType({
  description: 'The households of an experiment as counted last; it says nothing of their visits.',
})
export class ExperimentHouseholds {
  @Field(() => Date, { description: 'When they were counted.' })
  countedAt!: Date;

  @Integer(
    'Count of the households that saw the ads. A household whose key changed meanwhile counts twice.',
  )
  treated!: number;

  @Integer('Count of the households that were held out.')
  control!: number;

  @Field(() => [ExperimentCheck], { description: 'Whether the groups can be compared.' })
  checks!: ExperimentCheck[];
}

@ObjectType({ description: 'The ends of the 95 % interval of a lift, as fractions.' })
export class LiftInterval {
  @Decimal('The lower end.')
  low!: number;

  @Decimal.nullable('The upper end; null where there is no bound: all visits may be caused.')
  high!: number | null;
}

@ObjectType({ description: 'The result of an experiment.' })
export class ExperimentResult {
  @Integer(
    'Count of the visits of the treated households in the seven days after an ad; of regions, of all visits from those that saw ads, until a week after.',
  )
  treatedVisits!: number;

  @Field(() => EffectRange, {
    description:
      'Those of them that the ads caused; below 0 where control households came more often.',
  })
  causedVisits!: EffectRange;

  @Share.nullable(
    'Caused visits as a fraction of those that would have come anyway; null where none would.',
  )
  lift!: number | null;

  @Field(() => LiftInterval, {
    nullable: true,
    description: 'The 95 % interval of the lift; null with it.',
  })
  liftInterval!: LiftInterval | null;

  @Money('In the currency of the client, what the ads of the treated households or regions cost.')
  spend!: number;

  @Field(() => EffectCost, { description: 'In `currency`, per caused visit.' })
  costPerCausedVisit!: EffectCost;

  @Field(() => [String], { description: 'The result in words, the answer first.' })
  sentences!: string[];
}

export const ExperimentPlanBasis = describedEnum(
  'ExperimentPlanBasis',
  'Whose past households a plan counts.',
  {
    BOOKING: 'Those that the ads of the booking reached.',
    CUSTOMER: 'Those that any ad of the client reached: the booking has none yet.',
  },
);
export type ExperimentPlanBasis = keyof typeof ExperimentPlanBasis;

@ObjectType({ description: 'The result to expect of an experiment of some days, by the past.' })
export class ExperimentPower {
  @Integer('Count of days.')
  days!: number;

  @Integer('Count of the households that these days reached.')
  households!: number;

  @Share.nullable(
    'The smallest lift that four of five experiments find: a fraction of the visits that would come anyway; null where none would be found.',
  )
  smallestLift!: number | null;

  @Text('The same in a sentence.')
  sentence!: string;
}

@ObjectType({ description: 'The result to expect of household holdouts of a booking.' })
export class ExperimentPlan {
  @Field(() => ExperimentPlanBasis, {
    nullable: true,
    description: 'Whose households were counted; null where none were reached.',
  })
  basis!: ExperimentPlanBasis | null;

  @LocalDate('The last local day that was looked at.')
  endDate!: string;

  @Integer('Count of days: experiments of this customer last at most.')
  maxDays!: number;

  @Field(() => [ExperimentPower], {
    description: 'By count of days; those for which enough households were reached.',
  })
  powers!: ExperimentPower[];
}
