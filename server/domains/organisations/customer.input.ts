import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class CustomerInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  custName?: string | null;

  @Field(() => String, { nullable: true })
  displayName?: string | null;

  @Field(() => String, { nullable: true })
  domain?: string | null;

  @Field(() => String, { nullable: true })
  adminEmail?: string | null;

  @Field(() => Int, { nullable: true })
  taxonomyId?: number | null;

  @Field(() => String, { nullable: true })
  countryCode?: string | null;

  @Field(() => [String], { nullable: true })
  countryList?: string[] | null;

  /** 0 no charge, 1 customer, 2 booking entity; chosen by super admins only. */
  @Field(() => Int, { nullable: true })
  billingEntity?: number | null;
}
