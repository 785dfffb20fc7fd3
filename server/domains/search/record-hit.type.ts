import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { toNodeId } from '#server/core/graphql/node-id.js';

/** The kinds of record that a search finds, named as the types that implement Node. */
export const RECORD_KINDS = [
  'Customer',
  'Campaign',
  'Booking',
  'Creative',
  'ImpressionTag',
  'SiteTag',
  'Experiment',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const RecordKindEnum = {
  CUSTOMER: 'Customer',
  CAMPAIGN: 'Campaign',
  BOOKING: 'Booking',
  CREATIVE: 'Creative',
  IMPRESSION_TAG: 'ImpressionTag',
  SITE_TAG: 'SiteTag',
  EXPERIMENT: 'Experiment',
} as const satisfies Record<string, RecordKind>;

registerEnumType(RecordKindEnum, {
  name: 'RecordKind',
  description: 'A kind of record that a search finds.',
  valuesConfig: {
    CUSTOMER: { description: 'A client.' },
    CAMPAIGN: { description: 'A campaign.' },
    BOOKING: { description: 'A booking.' },
    CREATIVE: { description: 'A creative.' },
    IMPRESSION_TAG: { description: 'The impression tag of a creative in a booking.' },
    SITE_TAG: { description: "The tag of a client's site." },
    EXPERIMENT: { description: 'A holdout of a booking.' },
  },
});

@ObjectType({ description: 'A record that a search found.' })
export class RecordHit {
  @Field(() => RecordKindEnum, { description: 'The kind of the record.' })
  kind!: RecordKind;

  @Integer(
    'The `id` of the record, unique among records of its kind. Not called `id`, by which caches would mix up records of two kinds.',
  )
  recordId!: number;

  @Text('Its name; of an impression tag the creative, of a site tag the site.')
  name!: string;

  @Integer('Id of the client it belongs to; of a client its own.')
  customerId!: number;

  @Text('The label of that client.')
  customerName!: string;

  @Integer.nullable('Id of the booking of an impression tag; null for other kinds.')
  bookingId!: number | null;

  @Text.nullable('The name of the booking of an impression tag; null for other kinds.')
  bookingName!: string | null;

  @Field(() => ID, { description: 'The id by which `node` finds it.' })
  get nodeId(): string {
    return toNodeId(this.kind, this.recordId);
  }
}
