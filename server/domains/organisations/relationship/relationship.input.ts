import { Integer } from '#server/core/graphql/described-fields.js';
import { NeedsOneOf } from '#server/core/input/field-rules.js';
import { Field, InputType, registerEnumType } from 'type-graphql';

/** Wire name → the id column of that kind. */
export const RelationshipSide = {
  client: 'customerId',
  broadcaster: 'broadcasterId',
  agency: 'agencyId',
  adtech: 'adtechId',
} as const;
export type Side = (typeof RelationshipSide)[keyof typeof RelationshipSide];
registerEnumType(RelationshipSide, {
  name: 'RelationshipSide',
  description: 'The kinds of organisation that can be related.',
  valuesConfig: {
    client: { description: 'A customer.' },
    broadcaster: { description: 'A broadcaster.' },
    agency: { description: 'An agency.' },
    adtech: { description: 'An ad-tech.' },
  },
});

@NeedsOneOf(
  ['sourceId', 'targetId'],
  ...(['customerId', 'agencyId'] as const).flatMap((one) =>
    (['broadcasterId', 'adtechId'] as const).map((other) => [one, other]),
  ),
  ['customerId', 'agencyId'],
)
@InputType({
  description:
    'Two organisations, named as source and target or by exactly two of the four ids. A customer can be related to a broadcaster, an agency or an ad-tech, an agency to any of the three others.',
})
export class RelationshipInput {
  @Field(() => RelationshipSide, {
    nullable: true,
    description: 'The kind of the first; left out: client.',
  })
  sourceType?: Side | null;

  @Integer.nullable('Id of the first organisation, by `sourceType`.')
  sourceId?: number | null;

  @Field(() => RelationshipSide, {
    nullable: true,
    description: 'The kind of the second; left out: broadcaster.',
  })
  targetType?: Side | null;

  @Integer.nullable('Id of the second organisation, by `targetType`.')
  targetId?: number | null;

  @Integer.nullable('In place of source and target: id of a customer.')
  customerId?: number | null;

  @Integer.nullable('In place of source and target: id of a broadcaster.')
  broadcasterId?: number | null;

  @Integer.nullable('In place of source and target: id of an agency.')
  agencyId?: number | null;

  @Integer.nullable('In place of source and target: id of an ad-tech.')
  adtechId?: number | null;
}
