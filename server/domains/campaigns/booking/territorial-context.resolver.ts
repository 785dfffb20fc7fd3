import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { readingCost } from '#server/core/graphql/reading-cost.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';
import { getTerritorialContext } from './territorial-context.js';

@ObjectType({ description: 'The countries around the bookings of a customer.' })
export class BookingTerritorialContext {
  @Text("Code of the customer's home country.")
  countryCode!: string;

  @Field(() => [Country], { description: 'Where the customer operates.' })
  operationalCountries!: Country[];

  @Field(() => [Country], {
    description: 'Where the caller may book: in its own countries, a super admin everywhere.',
  })
  availableCountries!: Country[];
}

@Resolver()
export class TerritorialContextResolver {
  @Query(() => BookingTerritorialContext, {
    description: 'The countries that bookings of a customer may run in.',
    complexity: readingCost(1_000),
  })
  async bookingTerritorialContext(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<BookingTerritorialContext> {
    const { countryCode, operational, available } = await getTerritorialContext(ctx, customerId);
    const operationalCountries = await countriesOf(ctx, operational);
    return {
      countryCode,
      operationalCountries,
      availableCountries: await countriesOf(ctx, available),
    };
  }
}
