import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import {
  listArchivedOrganisations,
  restoreAgency,
  restoreCustomer,
} from './archived-organisation.service.js';
import { ArchivedOrganisation } from './archived-organisation.type.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

@Resolver()
export class ArchivedOrganisationResolver {
  @Query(() => [ArchivedOrganisation], {
    description:
      'The customers and agencies that were archived, the latest first, 500 at most. For super admins.',
  })
  archivedOrganisations(@Ctx() ctx: ServiceContext): Promise<ArchivedOrganisation[]> {
    return listArchivedOrganisations(ctx);
  }

  @Mutation(() => Customer, {
    description:
      'Brings an archived customer back for those who saw it; its users may sign in again. For super admins.',
  })
  restoreCustomer(@Ctx() ctx: ServiceContext, @RecordId('customer') id: number): Promise<Customer> {
    return restoreCustomer(ctx, id);
  }

  @Mutation(() => Agency, {
    description:
      'Brings an archived agency back for those who saw it; its users may sign in again. For super admins.',
  })
  restoreAgency(@Ctx() ctx: ServiceContext, @RecordId('agency') id: number): Promise<Agency> {
    return restoreAgency(ctx, id);
  }
}
