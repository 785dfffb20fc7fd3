import { DecimalType, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';

import { Field, ObjectType } from 'type-graphql';
import { Integer, Money, Text } from '#server/core/graphql/described-fields.js';
import { FirstDay, LastDay } from '#server/domains/campaigns/content/dates.js';
import { customerRow, FOREIGN_ID, FOREIGN_ROW } from '#server/core/orm/foreign-key.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity } from '#server/core/orm/columns.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { Node } from '#server/core/graphql/node.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { externalIdIndex } from '#server/domains/organisations/base/external-id-index.js';
import { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';

const MONEY = { type: new DecimalType('number'), precision: 12, scale: 4 } as const;

@ObjectType({
  implements: Node,
  description:
    'An order of ads: a campaign on a channel, between two dates, at a price per thousand impressions.',
})
@Entity({ tableName: 'booking' })
@Index(searchIndex('booking', 'booking_name'))
@Index(prefixIndex('booking', 'booking_name'))
@Index(externalIdIndex('booking'))
@Index({
  name: 'booking_archived_index',
  expression:
    'create index "booking_archived_index" on "booking" ("customer_id", "id") where archived_at is not null',
})
@Index({ name: 'booking_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Index({
  name: 'booking_campaign_index',
  expression: 'create index "booking_campaign_index" on "booking" ("customer_id", "campaign_id")',
})
@Index({
  name: 'booking_channel_index',
  expression: 'create index "booking_channel_index" on "booking" ("channel_id", "customer_id")',
})
@Index({
  name: 'booking_name_index',
  expression:
    'create index "booking_name_index" on "booking" ("customer_id", lower("booking_name" collate "und-x-icu"), "id")',
})
export class Booking extends ArchivableRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];
  [OptionalProps]?: 'campaignId' | 'channelId';

  @Identity('Its number, unique among bookings.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @ManyToOne(() => Campaign, customerRow('campaign_id'))
  campaign!: Rel<Campaign>;

  @Integer('Id of the campaign it is part of.')
  get campaignId(): number {
    return this.campaign.id;
  }

  @ManyToOne(() => Channel, { ...FOREIGN_ROW, fieldName: 'channel_id' })
  channel!: Rel<Channel>;

  @Integer('Id of the channel its ads run on.')
  get channelId(): number {
    return this.channel.id;
  }

  @Text('The name, 4 to 100 characters.')
  @Property({ type: 'text' })
  bookingName!: string;

  @Integer('1 video, 2 image, 3 audio.')
  @Property({ type: 'smallint' })
  bookingType!: number;

  @Money(
    "Price of 1000 impressions, in the money of the customer's home country; to four decimals.",
  )
  @Property({ ...MONEY })
  cpm!: number;

  @FirstDay()
  startDate!: string;

  @LastDay()
  endDate!: string;

  @Integer.nullable(
    'Id of the ad-tech it was made through; null when it is direct to the broadcaster.',
  )
  @ManyToOne(() => AdTech, { ...FOREIGN_ID, fieldName: 'publisher_id', nullable: true })
  publisherId: number | null = null;

  @Text.nullable("The publisher's number for it; null when there is none.")
  @Property({ type: 'text', nullable: true })
  jobNumber: string | null = null;

  @Money.nullable('Price of 1000 impressions that the publisher charges; null when none was given.')
  @Property({ ...MONEY, nullable: true })
  chargedCpm: number | null = null;

  @Integer.nullable('Impressions that it is to deliver; null without a goal.')
  @Property({ type: 'integer', nullable: true })
  goalImpressions: number | null = null;

  @Money.nullable('What its impressions may cost in the money of `cpm`; null without a budget.')
  @Property({ ...MONEY, nullable: true })
  budget: number | null = null;

  @Field(() => [String], { description: 'Codes of the countries it runs in.' })
  @Property({ type: 'array', columnType: 'text[]' })
  countryCodes!: string[];
}
