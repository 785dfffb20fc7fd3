import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PanelId } from '#schema/dashboard-panels.js';
import { RateInterval } from '#server/analytics/panels/rate-interval.type.js';
import { TagKindEnum, type TagKind } from '#server/domains/tags/tag-kind.js';

export const FindingKindEnum = {
  RESPONSE_RATE: 'RESPONSE_RATE',
  COST_PER_VISIT: 'COST_PER_VISIT',
  SITE_VISITS: 'SITE_VISITS',
  FIRST_VIEWS: 'FIRST_VIEWS',
  CHANGE: 'CHANGE',
  TAG_ISSUE: 'TAG_ISSUE',
  PACE: 'PACE',
  MORE_IMPRESSIONS: 'MORE_IMPRESSIONS',
} as const;
export type FindingKind = keyof typeof FindingKindEnum;

registerEnumType(FindingKindEnum, {
  name: 'FindingKind',
  description: 'The subject of a finding.',
  valuesConfig: {
    RESPONSE_RATE: { description: 'A response rate differs from that of the rest.' },
    COST_PER_VISIT: { description: 'The cost of a visit differs from that of the rest.' },
    SITE_VISITS: { description: 'One site has more visits than every other.' },
    FIRST_VIEWS: {
      description: 'More, or fewer, than half of the visits come after a single impression.',
    },
    CHANGE: { description: 'The response rate differs from that of the compared days.' },
    TAG_ISSUE: { description: 'A tag does not work as it should, so figures may be missing.' },
    PACE: { description: 'The forecast of a booking is below or above its goal.' },
    MORE_IMPRESSIONS: {
      description: 'There are too few impressions to compare; this many more would be enough.',
    },
  },
});

export const FindingDimensionEnum = {
  CREATIVE: 'CREATIVE',
  CHANNEL: 'CHANNEL',
  REGION: 'REGION',
  DAYPART: 'DAYPART',
  WEEKDAY_AND_DAYPART: 'WEEKDAY_AND_DAYPART',
  SITE: 'SITE',
  TAG: 'TAG',
  BOOKING: 'BOOKING',
  RANGE: 'RANGE',
} as const;
export type FindingDimension = keyof typeof FindingDimensionEnum;

registerEnumType(FindingDimensionEnum, {
  name: 'FindingDimension',
  description: 'Which list the row ids of a subject belong to.',
  valuesConfig: {
    CREATIVE: { description: 'Creative ids.' },
    CHANNEL: { description: 'Channel ids.' },
    REGION: { description: 'Region ids.' },
    DAYPART: { description: 'Dayparts, 1 Night to 8 Off-Peak.' },
    WEEKDAY_AND_DAYPART: { description: 'A weekday, 1 Monday to 7 Sunday, then a daypart.' },
    SITE: { description: 'Site tag ids.' },
    TAG: { description: 'The id of the tag that the action names.' },
    BOOKING: { description: 'Booking ids.' },
    RANGE: { description: 'Everything in the range: no ids.' },
  },
});

export const FindingUnitEnum = {
  RELATIVE: 'RELATIVE',
  FRACTION: 'FRACTION',
  DOLLARS: 'DOLLARS',
  IMPRESSIONS: 'IMPRESSIONS',
} as const;
export type FindingUnit = keyof typeof FindingUnitEnum;

registerEnumType(FindingUnitEnum, {
  name: 'FindingUnit',
  description: 'The unit of a figure.',
  valuesConfig: {
    RELATIVE: { description: 'A difference as a fraction of the other figure: 0.3 is 30 % more.' },
    FRACTION: { description: 'A rate or a share: 0.02 is 2 %.' },
    DOLLARS: { description: 'Dollars for a visit.' },
    IMPRESSIONS: { description: 'A count of impressions.' },
  },
});

export const FindingSurenessEnum = {
  COUNTED: 'COUNTED',
  VERY_SURE: 'VERY_SURE',
  SURE: 'SURE',
  NOT_YET: 'NOT_YET',
} as const;
export type FindingSureness = keyof typeof FindingSurenessEnum;

registerEnumType(FindingSurenessEnum, {
  name: 'FindingSureness',
  description: 'How sure a finding is.',
  valuesConfig: {
    COUNTED: { description: 'It is counted, so that chance has no part in it.' },
    VERY_SURE: {
      description: 'By chance alone, at most one of 200 dashboards shows such a finding.',
    },
    SURE: { description: 'By chance alone, at most one of 20 dashboards shows any finding.' },
    NOT_YET: { description: 'The figures do not decide it yet.' },
  },
});

export const FindingActionKindEnum = {
  FILTER: 'FILTER',
  SHOW_PANEL: 'SHOW_PANEL',
  PLAN_IMPRESSIONS: 'PLAN_IMPRESSIONS',
  FIX_TAG: 'FIX_TAG',
  OPEN_BOOKING: 'OPEN_BOOKING',
} as const;
export type FindingActionKind = keyof typeof FindingActionKindEnum;

registerEnumType(FindingActionKindEnum, {
  name: 'FindingActionKind',
  description: 'The recommended action for a finding.',
  valuesConfig: {
    FILTER: { description: 'Filter the dashboard by the subject.' },
    SHOW_PANEL: { description: 'Look at the panel.' },
    PLAN_IMPRESSIONS: { description: 'Extend the booking.' },
    FIX_TAG: { description: 'Check the tag; all site tags where no id is named.' },
    OPEN_BOOKING: { description: 'Look at the booking, its goal and its budget.' },
  },
});

@ObjectType({ description: 'The subject of a finding.' })
export class FindingSubject {
  @Field(() => FindingDimensionEnum, { description: 'The list that the ids belong to.' })
  dimension!: FindingDimension;

  @Field(() => [Int], { description: 'Ids of the filter of that dimension; empty for RANGE.' })
  rowIds!: number[];

  @Field(() => String, {
    nullable: true,
    description: 'Its name as in the panel; null for RANGE.',
  })
  name!: string | null;
}

@ObjectType({ description: 'A figure behind a finding, as its panel shows it.' })
export class FindingFigure {
  @Field(() => String, { description: 'Whose figure it is.' })
  name!: string;

  @Field(() => FindingUnitEnum, { description: 'Of the value and the interval.' })
  unit!: FindingUnit;

  @Field(() => Float, { nullable: true, description: 'Null where there is nothing to divide by.' })
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

  @Field(() => Int, {
    nullable: true,
    description: 'The booking to extend or to look at; null for other actions.',
  })
  bookingId!: number | null;

  @Field(() => TagKindEnum, {
    nullable: true,
    description: 'The kind of the tag to examine; null for other actions.',
  })
  tagKind!: TagKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The tag to examine; null for other actions, and for all site tags.',
  })
  tagId!: number | null;
}

@ObjectType({
  description: 'An answer that the dashboard gives: what stands out, and what to do about it.',
})
export class Finding {
  @Field(() => FindingKindEnum, { description: 'Its subject.' })
  kind!: FindingKind;

  @Field(() => String, { description: 'One sentence, as plain text.' })
  sentence!: string;

  @Field(() => [String], {
    description: 'The figures and the test behind it, as sentences of plain text.',
  })
  statistics!: string[];

  @Field(() => String, { description: "The anchor of the panel that shows it, in the page's URL." })
  panel!: PanelId;

  @Field(() => FindingSubject, { description: 'The row that it is about.' })
  subject!: FindingSubject;

  @Field(() => Float, {
    nullable: true,
    description: 'The size of it, in its unit; null where there is nothing to divide by.',
  })
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

  @Field(() => Float, {
    nullable: true,
    description: 'Count of visits that the difference makes; null where it makes none.',
  })
  visitsAtStake!: number | null;

  @Field(() => FindingAction, { description: 'The recommended action.' })
  action!: FindingAction;
}
