import { Field, InputType, Int, registerEnumType } from 'type-graphql';

/** Wire name → the id column of that kind. */
export const RelationshipSide = {
  client: 'customerId',
  broadcaster: 'broadcasterId',
  agency: 'agencyId',
  adtech: 'adtechId',
} as const;
export type Side = (typeof RelationshipSide)[keyof typeof RelationshipSide];
registerEnumType(RelationshipSide, { name: 'RelationshipSide' });

/** Two organisations, named as source and target or by exactly two of the four ids. */
@InputType()
export class RelationshipInput {
  @Field(() => RelationshipSide, { nullable: true })
  sourceType?: Side | null;

  @Field(() => Int, { nullable: true })
  sourceId?: number | null;

  @Field(() => RelationshipSide, { nullable: true })
  targetType?: Side | null;

  @Field(() => Int, { nullable: true })
  targetId?: number | null;

  @Field(() => Int, { nullable: true })
  customerId?: number | null;

  @Field(() => Int, { nullable: true })
  broadcasterId?: number | null;

  @Field(() => Int, { nullable: true })
  agencyId?: number | null;

  @Field(() => Int, { nullable: true })
  adtechId?: number | null;
}
