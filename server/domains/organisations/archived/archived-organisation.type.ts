import { Field, ObjectType } from 'type-graphql';
import { Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';

@ObjectType({ description: 'A customer or agency that was archived, and can be restored.' })
export class ArchivedOrganisation {
  @Field(() => EntityTypeEnum, { description: 'CUSTOMER or AGENCY.' })
  entityType!: 'CUSTOMER' | 'AGENCY';

  @Integer('Its number, unique among those of its kind.')
  id!: number;

  @Text('The name; of a customer its display name where there is one.')
  name!: string;

  @Instant('When it was archived.')
  archivedAt!: Date;
}
