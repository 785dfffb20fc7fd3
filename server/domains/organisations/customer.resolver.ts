import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, PageArgs, RecordPageArgs, type Page } from '../../core/page.js';
import { associateCustomer } from './association.service.js';
import { Country } from './country.entity.js';
import { listCustomers, listUnassociatedCustomers } from './customer-list.service.js';
import { Customer } from './customer.entity.js';
import { CustomerInput } from './customer.input.js';
import { customerPolicy } from './customer.policy.js';
import { CustomerSummary, summariseCustomers } from './customer-summary.js';
import { CustomerSortEnum, type CustomerSort } from './organisation.sort.js';
import { archiveCustomer, createCustomer, getCustomer, updateCustomer } from './customer.service.js';
import { countriesOf, taxonomyDescription } from './reference.service.js';
import { UnassociatedOrganisationConnection, type UnassociatedOrganisation } from './unassociated-organisation.type.js';

const CustomerConnection = Connection(Customer);

@Resolver(() => Customer)
export class CustomerResolver {
  @Query(() => CustomerConnection)
  customers(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => CustomerSortEnum, { defaultValue: 'NAME' }) sort: CustomerSort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is or who operate there.',
    })
    country: string | null,
  ): Promise<Page<Customer>> {
    return listCustomers(ctx, page, sort, country);
  }

  @Query(() => CustomerSummary)
  customerSummary(@Ctx() ctx: ServiceContext): Promise<CustomerSummary> {
    return summariseCustomers(ctx);
  }

  @Query(() => UnassociatedOrganisationConnection)
  unassociatedCustomers(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<UnassociatedOrganisation>> {
    return listUnassociatedCustomers(ctx, page);
  }

  @Query(() => Customer)
  customer(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Customer> {
    return getCustomer(ctx, id);
  }

  @Mutation(() => Customer)
  createCustomer(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => CustomerInput) input: CustomerInput,
  ): Promise<Customer> {
    return createCustomer(ctx, input);
  }

  @Mutation(() => Customer)
  updateCustomer(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => CustomerInput) input: CustomerInput,
  ): Promise<Customer> {
    return updateCustomer(ctx, id, input);
  }

  @Mutation(() => Customer)
  associateCustomer(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Customer> {
    return associateCustomer(ctx, id);
  }

  @Mutation(() => Boolean)
  async archiveCustomer(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await archiveCustomer(ctx, id);
    return true;
  }

  @FieldResolver(() => String, { nullable: true })
  taxonomyDesc(@Ctx() ctx: ServiceContext, @Root() customer: Customer): Promise<string | null> {
    return taxonomyDescription(ctx, customer.taxonomyId);
  }

  @FieldResolver(() => [Country])
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() customer: Customer): Promise<Country[]> {
    return countriesOf(ctx, customer.countryList);
  }

  @FieldResolver(() => Boolean)
  isMultiCountry(@Root() customer: Customer): boolean {
    return customer.countryList.length > 1;
  }

  /** Archived customers are in nobody's sight, so every one that is shown is active. */
  @FieldResolver(() => String)
  status(): string {
    return 'Active';
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() customer: Customer): string[] {
    return viewerCan(requireActor(ctx), customerPolicy, customer);
  }
}
