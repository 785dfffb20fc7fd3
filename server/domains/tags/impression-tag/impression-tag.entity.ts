import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Flag, Integer } from '#server/core/graphql/described-fields.js';
import { customerRow } from '#server/core/orm/foreign-key.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { CreatedRecord } from '#server/domains/organisations/base/created-record.entity.js';

@ObjectType({
  implements: Node,
  description:
    'One creative on one booking, with the key its impressions come in by: what an ad server calls once for each ad served.',
})
@Entity({ tableName: 'impression_tag' })
@Index({ name: 'impression_tag_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Index({
  name: 'impression_tag_combination_unique',
  expression:
    'create unique index "impression_tag_combination_unique" on "impression_tag" ("customer_id", "booking_id", "creative_id")',
})
@Index({
  name: 'impression_tag_creative_index',
  expression:
    'create index "impression_tag_creative_index" on "impression_tag" ("customer_id", "creative_id")',
})
@Index({
  name: 'impression_tag_counts_repeats',
  expression:
    'create index "impression_tag_counts_repeats" on "impression_tag" ("id") where counts_repeats',
})
@Unique({ name: 'impression_tag_key_unique', properties: ['key', 'customerId'] })
export class ImpressionTag extends CreatedRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];
  [OptionalProps]?: 'bookingId' | 'creativeId' | 'countsRepeats';

  @Identity('Its number, unique among impression tags.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @ManyToOne(() => Booking, customerRow('booking_id'))
  booking!: Rel<Booking>;

  @Integer('Id of the booking.')
  get bookingId(): number {
    return this.booking.id;
  }

  @ManyToOne(() => Creative, customerRow('creative_id'))
  creative!: Rel<Creative>;

  @Integer('Id of the creative.')
  get creativeId(): number {
    return this.creative.id;
  }

  /**
   * Unguessable public id, as in /t/i/{key}.gif. It never changes, also when the combination is
   * removed and added again.
   */
  @Property({ type: 'text' })
  key!: string;

  @Flag(
    'Whether it counts an ad as often as players report it. Otherwise a further report by the same viewer with the same cache-buster within a minute is in no figure.',
  )
  @Property({ type: 'boolean', default: false })
  countsRepeats: boolean = false;

  /** Set while the combination is not listed. The tag still counts. */
  @NullableTimestamp()
  removedAt: Date | null = null;
}
