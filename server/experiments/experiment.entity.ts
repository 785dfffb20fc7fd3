import { ArrayType, PrimaryKeyProp, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Flag, Integer, Text } from '#server/core/graphql/described-fields.js';
import { FirstDay, LastDay } from '#server/domains/campaigns/content/dates.js';
import { customerRow } from '#server/core/orm/foreign-key.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { ExperimentKind, RegionDesign } from './experiment-kind.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

class SmallintArray extends ArrayType<number> {
  constructor() {
    super(Number);
  }

  override getColumnType(): string {
    return 'smallint[]';
  }
}

@ObjectType({
  implements: Node,
  description:
    'A holdout: for some days, a share of the households, or the households of some regions, do not see the ads of a booking. The difference of the visits is what the ads caused.',
})
@Entity({ tableName: 'experiment' })
@Check({ name: 'experiment_kind_check', expression: `"kind" in ('HOUSEHOLDS', 'REGIONS')` })
@Check({
  name: 'experiment_design_check',
  expression: `("kind" = 'REGIONS') = ("design" is not null) and "design" in ('HOLDOUT', 'SWITCHBACK')`,
})
@Index(searchIndex('experiment', 'experiment_name'))
@Index(prefixIndex('experiment', 'experiment_name'))
@Index({ name: 'experiment_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Index({
  name: 'experiment_booking_index',
  expression:
    'create index "experiment_booking_index" on "experiment" ("customer_id", "booking_id")',
})
export class Experiment extends VersionedRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];
  [OptionalProps]?: 'bookingId' | 'kind' | 'design' | 'regionIds' | 'adServerExcludes';

  @Identity('Its number, unique among experiments.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @ManyToOne(() => Booking, customerRow('booking_id'))
  booking!: Rel<Booking>;

  @Integer('Id of the booking whose ads are held out.')
  get bookingId(): number {
    return this.booking.id;
  }

  @Field(() => ExperimentKind, { description: 'The kind of its groups; it never changes.' })
  @Property({ type: 'text' })
  kind: ExperimentKind = ExperimentKind.HOUSEHOLDS;

  @Field(() => RegionDesign, {
    nullable: true,
    description: 'The way in which its regions are held out; null for households.',
  })
  @Property({ type: 'text', nullable: true })
  design: RegionDesign | null = null;

  @Field(() => [Int], {
    description:
      'Ids of the regions that see no ads; with SWITCHBACK in its first two weeks, and all others in its last two. Empty for households.',
  })
  @Property({ type: SmallintArray, default: [] })
  regionIds: number[] = [];

  @Flag(
    'Whether the ad server excludes the regions; otherwise our VAST document holds them out by the region of the client IP. False for households.',
  )
  @Property({ type: 'boolean' })
  adServerExcludes: boolean = false;

  @Text('The name, 4 to 100 characters.')
  @Property({ type: 'text' })
  experimentName!: string;

  @Text('The expected result, written down before it begins.')
  @Property({ type: 'text' })
  hypothesis!: string;

  @FirstDay()
  startDate!: string;

  @LastDay()
  endDate!: string;

  @Integer(
    'The share of the households that do not see the ads, in per cent: 1 to 50. Of regions, the share of the ads that may be held out at most.',
  )
  @Property({ type: 'smallint' })
  controlPercent!: number;

  @Text.nullable(
    'URL of the VAST document that control households get instead; null for one black second, and where the ad server splits.',
  )
  @Property({ type: 'text', nullable: true })
  controlUrl: string | null = null;

  @Integer.nullable(
    'Id of the creative that control households see, where the ad server splits the households itself; null where our VAST document does.',
  )
  @Property({ type: 'integer', nullable: true })
  controlCreativeId: number | null = null;

  @NullableTimestamp(
    'When a person stopped it before its end; it then has no result. Null otherwise.',
  )
  stoppedAt: Date | null = null;
}
