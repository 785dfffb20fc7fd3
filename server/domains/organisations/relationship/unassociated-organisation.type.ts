import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Connection } from '#server/core/graphql/page.js';

@ObjectType({
  description:
    'A customer or agency that the caller’s organisation could ask to be associated with: no more of it than choosing it needs.',
})
export class UnassociatedOrganisation {
  @Integer('Its number: what asking takes.')
  id!: number;

  @Text('The name.')
  name!: string;

  @Text.nullable('Domain of its website, where `search` is all of it; null otherwise.')
  domain!: string | null;

  @Text('Code of its home country, by ISO 3166-1.')
  countryCode!: string;
}

export const UnassociatedOrganisationConnection = Connection(UnassociatedOrganisation);
