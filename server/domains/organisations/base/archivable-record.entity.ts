import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { NullableTimestamp } from '#server/core/orm/columns.js';
import { VersionedRecord } from './versioned-record.entity.js';

/** A record that leaves the lists when it is archived, and comes back when it is restored. */
@ObjectType()
@Entity({ abstract: true })
export abstract class ArchivableRecord extends VersionedRecord {
  @NullableTimestamp('When it was archived; null while it is in the lists.')
  archivedAt: Opt<Date> | null = null;

  @Text.nullable(
    'Its id in the system of the organisation that made it; null where that gave none.',
  )
  @Property({ type: 'text', nullable: true })
  externalId: Opt<string> | null = null;
}
