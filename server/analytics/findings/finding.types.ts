import { Field, Int, ObjectType } from 'type-graphql';
import { Count, Decimal, Integer, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { PanelId } from '#schema/dashboard-panels.js';
import { RateInterval } from '#server/analytics/panels/rate-interval.type.js';
import { TagKindEnum, type TagKind } from '#server/analytics/tag-kind.js';

export const FindingKindEnum = describedEnum('FindingKind', 'The subject of a finding.', {
  RESPONSE_RATE: 'A response rate differs from that of the rest.',
  COST_PER_VISIT: 'The cost of a visit differs from that of the rest.',
  SITE_VISITS: 'One site has more visits than every other.',
  FIRST_VIEWS: 'More, or fewer, than half of the visits come after a single impression.',
  CHANGE: 'The response rate differs from that of the compared days.',
  TAG_ISSUE: 'A tag does not work as it should, so figures may be missing.',
  PACE: 'The forecast of a booking is below or above its goal.',
  MORE_IMPRESSIONS: 'There are too few impressions to compare; this many more would be enough.',
});
export type FindingKind = keyof typeof FindingKindEnum;

export const FindingDimensionEnum = describedEnum(
  'FindingDimension',
  'Which list the row ids of a subject belong to.',
  {
    CREATIVE: 'Creative ids.',
    CHANNEL: 'Channel ids.',
    REGION: 'Region ids.',
    DAYPART: 'Dayparts, 1 Night to 8 Off-Peak.',
    WEEKDAY_AND_DAYPART: 'A weekday, 1 Monday to 7 Sunday, then a daypart.',
    SITE: 'Site tag ids.',
    TAG: 'The id of the tag that the action names.',
    BOOKING: 'Booking ids.',
    RANGE: 'Everything in the range: no ids.',
  },
);
export type FindingDimension = keyof typeof FindingDimensionEnum;

export const FindingUnitEnum = describedEnum('FindingUnit', 'The unit of a figure.', {
  RELATIVE: 'A difference as a fraction of the other figure: 0.3 is 30 % more.',
  FRACTION: 'A rate or a share: 0.02 is 2 %.',
  MONEY: 'An amount in the `currency` of the dashboard.',
  IMPRESSIONS: 'A count of impressions.',
});
export type FindingUnit = keyof typeof FindingUnitEnum;

export const FindingSurenessEnum = describedEnum('FindingSureness', 'How sure a finding is.', {
  COUNTED: 'It is counted, so that chance has no part in it.',
  VERY_SURE: 'By chance alone, at most one of 200 dashboards shows such a finding.',
  SURE: 'By chance alone, at most one of 20 dashboards shows any finding.',
  NOT_YET: 'The figures do not decide it yet.',
});
export type FindingSureness = keyof typeof FindingSurenessEnum;

export const FindingActionKindEnum = describedEnum(
  'FindingActionKind',
  'The recommended action for a finding.',
  {
    FILTER: 'Filter the dashboard by the subject.',
    SHOW_PANEL: 'Look at the panel.',
    PLAN_IMPRESSIONS: 'Extend the booking.',
    FIX_TAG: 'Check the tag; all site tags where no id is named.',
    OPEN_BOOKING: 'Look at the booking, its goal and its budget.',
  },
);
export type FindingActionKind = keyof typeof FindingActionKindEnum;

@ObjectType({ description: 'The subject of a finding.' })
export class FindingSubject {
  @Field(() => FindingDimensionEnum, { description: 'The list that the ids belong to.' })
  dimension!: FindingDimension;

  @Field(() => [Int], { description: 'Ids of the filter of that dimension; empty for RANGE.' })
  rowIds!: number[];

  @Text.nullable('Its name as in the panel; null for RANGE.')
  name!: string | null;
}

@ObjectType({ description: 'A figure behind a finding, as its panel shows it.' })
export class FindingFigure {
  @Text('Whose figure it is.')
  name!: string;

  @Field(() => FindingUnitEnum, { description: 'Of the value and the interval.' })
  unit!: FindingUnit;

  @Decimal.nullable('Null where there is nothing to divide by.')
  value!: number | null;

  @Field(() => RateInterval, {
    nullable: true,
    description: '95 % interval of the value; null where it has none.',
  })
  interval!: RateInterval | null;
}

@ObjectType({ description: 'The recommended action for a finding.' })
export class FindingAction {
  @Field(() => FindingActionKindEnum, { description: 'The kind of action.' })
  kind!: FindingActionKind;

  @Integer.nullable('The booking to extend or to look at; null for other actions.')
  bookingId!: number | null;

  @Field(() => TagKindEnum, {
    nullable: true,
    description: 'The kind of the tag to examine; null for other actions.',
  })
  tagKind!: TagKind | null;

  @Integer.nullable('The tag to examine; null for other actions, and for all site tags.')
  tagId!: number | null;
}

@ObjectType({
  description: 'An answer that the dashboard gives: what stands out, and what to do about it.',
})
export class Finding {
  @Field(() => FindingKindEnum, { description: 'Its subject.' })
  kind!: FindingKind;

  @Text('One sentence, as plain text.')
  sentence!: string;

  @Field(() => [String], {
    description: 'The figures and the test behind it, as sentences of plain text.',
  })
  statistics!: string[];

  @Text("The anchor of the panel that shows it, in the page's URL.")
  panel!: PanelId;

  @Field(() => FindingSubject, { description: 'The row that it is about.' })
  subject!: FindingSubject;

  @Decimal.nullable('The size of it, in its unit; null where there is nothing to divide by.')
  effect!: number | null;

  @Field(() => RateInterval, {
    nullable: true,
    description: '95 % interval of the effect; null for counts, and where there is no effect.',
  })
  interval!: RateInterval | null;

  @Field(() => FindingUnitEnum, {
    nullable: true,
    description: 'Of the effect and its interval; null where there is no effect.',
  })
  unit!: FindingUnit | null;

  @Field(() => [FindingFigure], {
    description: 'The figures to compare; empty where a tag needs repair.',
  })
  figures!: FindingFigure[];

  @Field(() => FindingSurenessEnum, { description: 'How sure it is.' })
  sureness!: FindingSureness;

  @Count.nullable('Count of visits that the difference makes; null where it makes none.')
  visitsAtStake!: number | null;

  @Field(() => FindingAction, { description: 'The recommended action.' })
  action!: FindingAction;
}
