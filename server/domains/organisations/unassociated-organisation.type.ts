import { Field, Int, ObjectType } from 'type-graphql';
import { Connection } from '../../core/page.js';

@ObjectType({
  description:
    'A customer or agency that the caller’s organisation could associate with: as little of it as choosing it needs.',
})
export class UnassociatedOrganisation {
  @Field(() => Int, { description: 'Its number: what associating takes.' })
  id!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Domain of its website; null when not known.' })
  domain!: string | null;

  @Field(() => String, { description: 'Code of its home country, by ISO 3166-1.' })
  countryCode!: string;
}

export const UnassociatedOrganisationConnection = Connection(UnassociatedOrganisation);
