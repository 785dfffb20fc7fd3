import { Field, ObjectType } from 'type-graphql';
import {
  Count,
  Decimal,
  Flag,
  Integer,
  LocalDate,
  Money,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { EffectReading } from './covered-run.js';

export const EffectVerdict = describedEnum(
  'EffectVerdict',
  'How far the effect of ads is known; docs/incremental.md.',
  {
    MEASURED: 'Two estimates with different assumptions agree.',
    AT_LEAST:
      'The lower end of `causedVisits` is certain; its value is the most likely, and the ads may have caused more.',
    UNDETERMINED: 'Cannot be told; the reason says why.',
  },
);
export type EffectVerdict = keyof typeof EffectVerdict;

export const EffectReason = describedEnum('EffectReason', 'Why the effect of ads cannot be told.', {
  NOT_COUNTED:
    'The evidence of the customer was not counted yet: every night, once a day of impressions is complete.',
  NO_COMPLETE_DAYS: 'No day of the range is counted: visits may still come for a week.',
  ADS_FOLLOW_VISITS: 'The ads follow the visits, as in retargeting. Only a holdout can tell.',
  TOO_FEW_VISITS: 'Only an effect above half of the credited visits would be found.',
  MOSTLY_AVERAGE:
    'Less than half of what the row would show is its own, the rest is the average of all ads.',
});
export type EffectReason = keyof typeof EffectReason;

export const EffectDimension = describedEnum(
  'EffectDimension',
  'The dimension of the rows of an effect.',
  {
    CREATIVE: 'The creative.',
    CHANNEL: 'The channel.',
    CAMPAIGN: 'The campaign.',
    BOOKING: 'The booking.',
    REGION: 'The region of the impression.',
    DAYPART: 'The daypart of the impression.',
    VIEWS: 'How many impressions the viewer had seen in the seven days up to this one.',
    SITE: 'The site of the visit.',
  },
);
export type EffectDimension = keyof typeof EffectDimension;

@ObjectType({ description: 'An estimate and its 95 % interval.' })
export class EffectRange {
  @Decimal('The estimate.')
  value!: number;

  @Decimal('The lower end.')
  low!: number;

  @Decimal('The upper end.')
  high!: number;
}

@ObjectType({ description: 'In `currency`, per caused visit, with the 95 % interval.' })
export class EffectCost {
  @Money.nullable('In `currency`; null where no visit was caused.')
  value!: number | null;

  @Decimal.nullable('The lower end, of the most visits; null where these are 0.')
  low!: number | null;

  @Decimal.nullable(
    'The upper end, of the fewest visits; null where these are 0: there is no bound.',
  )
  high!: number | null;
}

const VERDICT = { description: 'How far the caused visits are known.' };
const REASON = { nullable: true, description: 'Null unless the verdict is UNDETERMINED.' };
const CAUSED = {
  nullable: true,
  description:
    'Visits that the ads caused, from 0 to the credited ones; null when UNDETERMINED. Where the verdict is AT_LEAST, what is certain is `low`; a `high` of all credited visits bounds nothing.',
};

@ObjectType({ description: 'The effect of a part of the ads.' })
export class EffectRow {
  @Integer(
    'Id of the creative, channel, campaign, booking, region, daypart or site, or the count of views; the last count includes all above it.',
  )
  rowId!: number;

  @Text('Its name.')
  name!: string;

  @Integer('Count of the visits credited to these ads.')
  creditedVisits!: number;

  @Money.nullable(
    'In `currency`; null for regions, dayparts, views and sites, which have no spend of their own.',
  )
  spend!: number | null;

  @Field(() => EffectVerdict, VERDICT)
  verdict!: EffectVerdict;

  @Field(() => EffectReason, REASON)
  reason!: EffectReason | null;

  @Field(() => EffectRange, CAUSED)
  causedVisits!: EffectRange | null;

  @Field(() => EffectCost, {
    nullable: true,
    description: 'Null when UNDETERMINED, and without spend.',
  })
  costPerCausedVisit!: EffectCost | null;
}

@ObjectType({ description: 'Local days of ads, both included.' })
export class EffectDays {
  @LocalDate('The first day.')
  startDate!: string;

  @LocalDate('The last day.')
  endDate!: string;
}

const DIAGNOSTIC = 'null where nothing is covered.';

@ObjectType({
  description:
    'How many of the credited visits the ads caused, as of the last recount; formulas in docs/incremental.md.',
})
export class Effect {
  @LocalDate.nullable('The first local day of impressions that the figures cover; null with none.')
  startDate!: string | null;

  @LocalDate.nullable(
    'The last local day that the figures cover: its visits have all come; null with none.',
  )
  endDate!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the evidence was counted last; null before the first time.',
  })
  countedAt!: Date | null;

  @Flag(
    'Whether events of the counted days came after the last recount. Until the next, the evidence is older than the credited visits.',
  )
  hasNewerEvents!: boolean;

  @Field(() => [EffectDays], {
    description:
      'Days between them whose ads are left out, because the usual visits are missing within a week of them.',
  })
  leftOut!: EffectDays[];

  @Field(() => EffectVerdict, VERDICT)
  verdict!: EffectVerdict;

  @Field(() => EffectReason, REASON)
  reason!: EffectReason | null;

  @Integer('Count of the visits credited to ads of the covered days.')
  creditedVisits!: number;

  @Money('In `currency`, of the covered days.')
  spend!: number;

  @Field(() => EffectRange, CAUSED)
  causedVisits!: EffectRange | null;

  @Field(() => EffectCost, { nullable: true, description: 'Null when UNDETERMINED.' })
  costPerCausedVisit!: EffectCost | null;

  @Share.nullable(
    `Fraction of the credited visits that can be compared with weeks without ads; ${DIAGNOSTIC}`,
  )
  testableShare!: number | null;

  @Field(() => EffectRange, {
    nullable: true,
    description:
      'Visits in the week before an ad ÷ those of weeks without ads, of all ads of the customer; 1 is even; null where no such week is known.',
  })
  preAdRatio!: EffectRange | null;

  @Field(() => EffectRange, {
    nullable: true,
    description: `Caused visits by the comparison with the same clock time in weeks without ads; ${DIAGNOSTIC}`,
  })
  placebo!: EffectRange | null;

  @Field(() => EffectRange, {
    nullable: true,
    description: `Caused visits by the comparison of the days after an ad with those before it; ${DIAGNOSTIC}`,
  })
  leadLag!: EffectRange | null;

  @Count.nullable(
    `Visits: the smallest effect that would be found with a chance of 80 %; ${DIAGNOSTIC}`,
  )
  smallestEffect!: number | null;

  @Share.nullable(
    `Fraction of all visits that are left out as those of offices and networks; ${DIAGNOSTIC}`,
  )
  sharedShare!: number | null;

  /** Source of the rows; null where nothing is covered. */
  reading!: EffectReading | null;
}
