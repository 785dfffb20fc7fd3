import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import { SEARCHED_TYPES, type SearchedType } from '#server/records/record-kinds/record-kinds.js';

const DESCRIPTIONS: Readonly<Record<SearchedType, string>> = {
  Customer: 'A client.',
  Campaign: 'A campaign.',
  Booking: 'A booking.',
  Creative: 'A creative.',
  ImpressionTag: 'The impression tag of a creative in a booking.',
  SiteTag: "The tag of a client's site.",
  Experiment: 'A holdout of a booking.',
};

/** IMPRESSION_TAG of ImpressionTag. */
const enumName = (type: SearchedType) => type.replace(/\B[A-Z]/, '_$&').toUpperCase();

const RecordKindEnum = Object.fromEntries(SEARCHED_TYPES.map((type) => [enumName(type), type]));

registerEnumType(RecordKindEnum, {
  name: 'RecordKind',
  description: 'A kind of record that a search finds.',
  valuesConfig: Object.fromEntries(
    SEARCHED_TYPES.map((type) => [enumName(type), { description: DESCRIPTIONS[type] }]),
  ),
});

@ObjectType({ description: 'A record that a search found.' })
export class RecordHit {
  @Field(() => RecordKindEnum, { description: 'The kind of the record.' })
  kind!: SearchedType;

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
