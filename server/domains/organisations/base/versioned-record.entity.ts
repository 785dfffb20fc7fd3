import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Version } from '#server/core/orm/columns.js';
import { CreatedRecord } from './created-record.entity.js';

/** A record that several people may edit. Each save that changes it increments its version. */
@ObjectType()
@Entity({ abstract: true })
export abstract class VersionedRecord extends CreatedRecord {
  @Version(
    'Counts the saves, from 1. Sent along with an update, a save made from an older one is refused with CONFLICT.',
  )
  version!: Opt<number>;
}
