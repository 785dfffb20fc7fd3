import { Field, Int, ObjectType } from 'type-graphql';
import { Connection } from '../../core/page.js';

/** A customer or agency out of the caller's sight, as the search for one to associate with shows it. */
@ObjectType()
export class UnassociatedOrganisation {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  domain!: string | null;

  @Field(() => String)
  countryCode!: string;
}

export const UnassociatedOrganisationConnection = Connection(UnassociatedOrganisation);
