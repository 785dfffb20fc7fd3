import { Field, Int, ObjectType } from 'type-graphql';
import { Connection } from '#server/core/graphql/page.js';

@ObjectType({
  description:
    'A customer or agency that the caller’s organisation could ask to be associated with: no more of it than choosing it needs.',
})
export class UnassociatedOrganisation {
  @Field(() => Int, { description: 'Its number: what asking takes.' })
  id!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of its website, where `search` is all of it; null otherwise.',
  })
  domain!: string | null;

  @Field(() => String, { description: 'Code of its home country, by ISO 3166-1.' })
  countryCode!: string;
}

export const UnassociatedOrganisationConnection = Connection(UnassociatedOrganisation);
