import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { currencyOfCountry } from '#schema/currencies.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, PageArgs, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { listCustomers, listUnassociatedCustomers } from './customer-list.service.js';
import { Customer } from './customer.entity.js';
import { CustomerInput } from './customer.input.js';
import { CustomerSummary, summariseCustomers } from './customer-summary.js';
import {
  CustomerSortEnum,
  type CustomerSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { customerRecord } from './customer.service.js';
import {
  countriesOf,
  taxonomyDescription,
} from '#server/domains/organisations/reference/reference.service.js';
import {
  UnassociatedOrganisationConnection,
  type UnassociatedOrganisation,
} from '#server/domains/organisations/relationship/unassociated-organisation.type.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const CustomerConnection = Connection(Customer);

@Resolver(() => Customer)
export class CustomerResolver extends RecordResolver(Customer, CustomerInput, customerRecord, {
  id: 'customer',
  get: 'A customer visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes a customer. From then on the caller’s organisation sees it.',
  update: 'Changes what the input names of a customer. For its own admins and super admins.',
}) {
  @Query(() => CustomerConnection, { description: 'The customers visible to the caller.' })
  customers(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => CustomerSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: CustomerSort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is or who operate there.',
    })
    country: string | null,
  ): Promise<Page<Customer>> {
    return listCustomers(ctx, page, sort, country);
  }

  @Query(() => CustomerSummary, { description: 'Counts of the visible customers.' })
  customerSummary(@Ctx() ctx: ServiceContext): Promise<CustomerSummary> {
    return summariseCustomers(ctx);
  }

  @Query(() => UnassociatedOrganisationConnection, {
    description:
      'The customers that the caller’s organisation could ask to be associated with; for super admins those related to nobody. `search` finds names, and a domain that was typed in full. For admins.',
  })
  unassociatedCustomers(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<UnassociatedOrganisation>> {
    return listUnassociatedCustomers(ctx, page);
  }

  @Mutation(() => Boolean, {
    description:
      'Hides a customer from everybody and ends the sign-ins of its users; its history and figures stay, and its tags go on counting. For its own admins and super admins. Always true.',
  })
  async archiveCustomer(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer') id: number,
  ): Promise<boolean> {
    await customerRecord.archive(ctx, id);
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the category; null when there is none of that id.',
  })
  taxonomyDesc(@Ctx() ctx: ServiceContext, @Root() customer: Customer): Promise<string | null> {
    return taxonomyDescription(ctx, customer.taxonomyId);
  }

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryList`, with their names and zones.',
  })
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() customer: Customer): Promise<Country[]> {
    return countriesOf(ctx, customer.countryList);
  }

  @FieldResolver(() => String, {
    description: 'ISO 4217 code of the money of its home country, in which its prices are.',
  })
  currency(@Root() customer: Customer): string {
    return currencyOfCountry(customer.countryCode);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it operates in more than one country.' })
  isMultiCountry(@Root() customer: Customer): boolean {
    return customer.countryList.length > 1;
  }

  @FieldResolver(() => String, {
    description: 'Always Active: nobody sees an archived customer.',
  })
  status(): string {
    return 'Active';
  }
}
