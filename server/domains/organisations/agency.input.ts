import { Field, InputType } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class AgencyInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  agencyName?: string | null;

  @Field(() => String, { nullable: true })
  domain?: string | null;

  @Field(() => String, { nullable: true })
  adminEmail?: string | null;

  /** Chosen by super admins only; others' agencies get their own country. */
  @Field(() => String, { nullable: true })
  countryCode?: string | null;
}
