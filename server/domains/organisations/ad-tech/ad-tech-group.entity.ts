import { Collection } from '@mikro-orm/core';
import { Entity, ManyToMany, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { AdTech } from './ad-tech.entity.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

@ObjectType({ implements: Node, description: 'A named set of ad-techs, for super admins.' })
@Entity({ tableName: 'adtech_group' })
export class AdTechGroup extends VersionedRecord {
  @Identity('Its number, unique among groups of ad-techs.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  groupName!: string;

  @ManyToMany(() => AdTech, undefined, {
    pivotTable: 'adtech_group_member',
    joinColumn: 'adtech_group_id',
    inverseJoinColumn: 'adtech_id',
    updateRule: 'no action',
    deleteRule: 'no action',
  })
  adtechs = new Collection<AdTech>(this);
}
