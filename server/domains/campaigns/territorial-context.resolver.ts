import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Country } from '../organisations/country.entity.js';
import { countriesOf } from '../organisations/reference.service.js';
import { getTerritorialContext } from './territorial-context.js';

@ObjectType()
export class BookingTerritorialContext {
  /** The customer's home. */
  @Field(() => String)
  countryCode!: string;

  /** Where the customer operates. */
  @Field(() => [Country])
  operationalCountries!: Country[];

  /** Where the caller may book: in its own countries, a super admin everywhere. */
  @Field(() => [Country])
  availableCountries!: Country[];
}

@Resolver()
export class TerritorialContextResolver {
  @Query(() => BookingTerritorialContext)
  async bookingTerritorialContext(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
  ): Promise<BookingTerritorialContext> {
    const { countryCode, operational, available } = await getTerritorialContext(ctx, customerId);
    const operationalCountries = await countriesOf(ctx, operational);
    return { countryCode, operationalCountries, availableCountries: await countriesOf(ctx, available) };
  }
}
