import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The counts that the erasure of a viewer removed.' })
export class ViewerErasure {
  @Field(() => Int, { description: 'Stored impressions.' })
  impressions!: number;

  @Field(() => Int, { description: 'Stored webhits.' })
  webhits!: number;

  @Field(() => Int, { description: 'Responses, which are visits credited to an impression.' })
  responses!: number;

  @Field(() => Int, { description: 'Calls that waited among the dead letters, or were discarded.' })
  deadLetters!: number;
}
