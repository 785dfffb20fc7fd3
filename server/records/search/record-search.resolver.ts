import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { RecordHit } from './record-hit.type.js';
import { findHitsOf, searchRecords } from './record-search.service.js';

/** Four statements by names, or two by the key of a tag, however many they find. */
const COST = 50;

@Resolver(() => RecordHit)
export class RecordSearchResolver {
  @Query(() => [RecordHit], {
    complexity: COST,
    description:
      'Finds clients, campaigns, bookings, creatives and tags that the caller sees by name, across all clients. Every word must be in the name or in the label of the client; a client is also found by its domain, and an impression tag is found by its booking. A word of one or two letters must begin a word. A text with the key of a tag, such as its URL, finds that tag. Names that begin with the text come first.',
  })
  searchRecords(
    @Ctx() ctx: ServiceContext,
    @Arg('text', () => String, {
      description: 'The text to search for, up to 200 characters; one character finds nothing.',
    })
    text: string,
    @Arg('firstOfEach', () => Int, {
      defaultValue: 5,
      description: 'At most this many of each kind, up to 20.',
    })
    firstOfEach: number,
  ): Promise<RecordHit[]> {
    return searchRecords(ctx, text, firstOfEach);
  }

  @Query(() => [RecordHit], {
    complexity: COST,
    description:
      'The same of known records, in the order of their ids; those that are gone or not visible are left out.',
  })
  recordHits(
    @Ctx() ctx: ServiceContext,
    @Arg('nodeIds', () => [ID], {
      description: 'At most 50 ids of `RecordHit.nodeId`.',
    })
    nodeIds: string[],
  ): Promise<RecordHit[]> {
    return findHitsOf(ctx, nodeIds);
  }
}
