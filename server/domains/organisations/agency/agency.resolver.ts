import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, PageArgs, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { listAgencies, listUnassociatedAgencies } from './agency-list.service.js';
import { Agency } from './agency.entity.js';
import { AgencyInput } from './agency.input.js';
import { agencyRecord } from './agency.service.js';
import {
  AgencySortEnum,
  type AgencySort,
} from '#server/domains/organisations/base/organisation.sort.js';
import {
  UnassociatedOrganisationConnection,
  type UnassociatedOrganisation,
} from '#server/domains/organisations/relationship/unassociated-organisation.type.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const AgencyConnection = Connection(Agency);

@Resolver(() => Agency)
export class AgencyResolver extends RecordResolver(Agency, AgencyInput, agencyRecord, {
  id: 'agency',
  get: 'An agency visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes an agency. From then on the caller’s organisation sees it.',
  update: 'Changes what the input names of an agency. For its own admins and super admins.',
}) {
  @Query(() => AgencyConnection, { description: 'The agencies visible to the caller.' })
  agencies(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => AgencySortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: AgencySort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is.',
    })
    country: string | null,
  ): Promise<Page<Agency>> {
    return listAgencies(ctx, page, sort, country);
  }

  @Query(() => UnassociatedOrganisationConnection, {
    description:
      'The agencies that the caller’s organisation could ask to be associated with; for super admins those related to nobody. `search` finds names, and a domain that was typed in full. For admins.',
  })
  unassociatedAgencies(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<UnassociatedOrganisation>> {
    return listUnassociatedAgencies(ctx, page);
  }

  @Mutation(() => Boolean, {
    description:
      'Hides an agency from everybody and ends the sign-ins of its users; its history stays. For its own admins and super admins. Always true.',
  })
  async archiveAgency(
    @Ctx() ctx: ServiceContext,
    @RecordId('agency') id: number,
  ): Promise<boolean> {
    await agencyRecord.archive(ctx, id);
    return true;
  }
}
