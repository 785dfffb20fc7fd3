import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';

@ObjectType({ description: 'A customer or agency that was archived, and can be restored.' })
export class ArchivedOrganisation {
  @Field(() => EntityTypeEnum, { description: 'CUSTOMER or AGENCY.' })
  entityType!: 'CUSTOMER' | 'AGENCY';

  @Field(() => Int, { description: 'Its number, unique among those of its kind.' })
  id!: number;

  @Field(() => String, {
    description: 'The name; of a customer its display name where there is one.',
  })
  name!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was archived.' })
  archivedAt!: Date;
}
