import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CreatedRecord } from './created-record.entity.js';

/** A record that several people may edit. Each save that changes it increments its version. */
@ObjectType()
@Entity({ abstract: true })
export abstract class VersionedRecord extends CreatedRecord {
  @Field(() => Int, {
    description:
      'Counts the saves, from 1. Sent along with an update, a save made from an older one is refused with CONFLICT.',
  })
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
