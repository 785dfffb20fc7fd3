import { Field, ID, ObjectType } from 'type-graphql';
import { Flag, Instant, Integer, LocalDate, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import type { ChangedType } from '#server/records/record-kinds/record-kinds.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';

export const ChangedTypeEnum = describedEnum<ChangedType>(
  'ChangedType',
  'The types of record in the change feed, named as in the schema.',
  {
    Customer: 'Customers.',
    Channel: 'Channels that the caller may book.',
    Campaign: 'Campaigns.',
    Booking: 'Bookings.',
    Creative: 'Creatives.',
    ImpressionTag: 'Impression tags.',
    SiteTag: 'Site tags.',
    Experiment: 'Experiments, again when all of their visits are counted.',
  },
);

export const CHANGE_KINDS = ['CREATED', 'UPDATED', 'ARCHIVED', 'REMOVED'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const ChangeKindEnum = describedEnum<ChangeKind>(
  'ChangeKind',
  'An event of a record, as the caller sees it.',
  {
    CREATED: 'It was made, restored, or became visible.',
    UPDATED: 'It was saved.',
    ARCHIVED: 'It was archived, alone or with its campaign, booking or customer.',
    REMOVED: 'It was removed, or is not visible any more.',
  },
);

@ObjectType({
  description:
    'The latest change of a record. The field of its type holds the record as it is now; null when it is archived or removed.',
})
export class Change {
  @Field(() => ChangedTypeEnum, { description: 'The type of the record.' })
  type!: ChangedType;

  @Field(() => ID, { description: 'The `nodeId` of the record.' })
  nodeId!: string;

  @Integer('The number of the record, unique within its type.')
  recordId!: number;

  @Field(() => ChangeKindEnum, { description: 'The kind of the change.' })
  kind!: ChangeKind;

  @Field(() => Customer, { nullable: true, description: 'A customer as it is now; else null.' })
  customer: Customer | null = null;

  @Field(() => Channel, { nullable: true, description: 'A channel as it is now; else null.' })
  channel: Channel | null = null;

  @Field(() => Campaign, { nullable: true, description: 'A campaign as it is now; else null.' })
  campaign: Campaign | null = null;

  @Field(() => Booking, { nullable: true, description: 'A booking as it is now; else null.' })
  booking: Booking | null = null;

  @Field(() => Creative, { nullable: true, description: 'A creative as it is now; else null.' })
  creative: Creative | null = null;

  @Field(() => ImpressionTag, {
    nullable: true,
    description: 'An impression tag as it is now; else null.',
  })
  impressionTag: ImpressionTag | null = null;

  @Field(() => SiteTag, { nullable: true, description: 'A site tag as it is now; else null.' })
  siteTag: SiteTag | null = null;

  @Field(() => Experiment, {
    nullable: true,
    description: 'An experiment as it is now; else null.',
  })
  experiment: Experiment | null = null;
}

@ObjectType({ description: 'Changes in the order in which they were committed.' })
export class ChangePage {
  @Field(() => [Change], { description: 'Each record once, with its latest change.' })
  changes!: Change[];

  @Text('The `after` of the next reading, for the same organisation and types.')
  position!: string;

  @Flag('Whether there are more changes already.')
  hasMore!: boolean;
}

@ObjectType({ description: 'A day whose figures changed.' })
export class ChangedDay {
  @LocalDate('The date in the reporting zone of the customer.')
  date!: string;

  @Integer('Counts the changes of its figures; the same number means the same figures.')
  version!: number;
}

@ObjectType({ description: 'The days of a customer whose figures changed.' })
export class FigureChanges {
  @Field(() => [ChangedDay], {
    description: 'By date. A day may be repeated in the next reading, none is left out.',
  })
  days!: ChangedDay[];

  @Text('The `after` of the next reading.')
  position!: string;

  @Instant(
    'Every event of the customer that reached the queue before this moment is in the figures. Events that arrive later for an earlier day restate it.',
  )
  completeUntil!: Date;
}
