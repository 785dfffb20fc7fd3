import { ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'The counts that the erasure of a viewer removed.' })
export class ViewerErasure {
  @Integer('Stored impressions.')
  impressions!: number;

  @Integer('Stored webhits.')
  webhits!: number;

  @Integer('Responses, which are visits credited to an impression.')
  responses!: number;

  @Integer('Calls that waited among the dead letters, or were discarded.')
  deadLetters!: number;
}
