import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, PageArgs, RecordPageArgs, type Page } from '../../core/page.js';
import { listAgencies, listUnassociatedAgencies } from './agency-list.service.js';
import { Agency } from './agency.entity.js';
import { AgencyInput } from './agency.input.js';
import { agencyPolicy } from './agency.policy.js';
import { archiveAgency, createAgency, getAgency, updateAgency } from './agency.service.js';
import { associateAgency } from './association.service.js';
import { AgencySortEnum, type AgencySort } from './organisation.sort.js';
import { UnassociatedOrganisationConnection, type UnassociatedOrganisation } from './unassociated-organisation.type.js';

const AgencyConnection = Connection(Agency);

@Resolver(() => Agency)
export class AgencyResolver {
  @Query(() => AgencyConnection)
  agencies(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => AgencySortEnum, { defaultValue: 'NAME' }) sort: AgencySort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is.',
    })
    country: string | null,
  ): Promise<Page<Agency>> {
    return listAgencies(ctx, page, sort, country);
  }

  @Query(() => UnassociatedOrganisationConnection)
  unassociatedAgencies(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<UnassociatedOrganisation>> {
    return listUnassociatedAgencies(ctx, page);
  }

  @Query(() => Agency)
  agency(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Agency> {
    return getAgency(ctx, id);
  }

  @Mutation(() => Agency)
  createAgency(@Ctx() ctx: ServiceContext, @Arg('input', () => AgencyInput) input: AgencyInput): Promise<Agency> {
    return createAgency(ctx, input);
  }

  @Mutation(() => Agency)
  updateAgency(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => AgencyInput) input: AgencyInput,
  ): Promise<Agency> {
    return updateAgency(ctx, id, input);
  }

  @Mutation(() => Agency)
  associateAgency(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Agency> {
    return associateAgency(ctx, id);
  }

  @Mutation(() => Boolean)
  async archiveAgency(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await archiveAgency(ctx, id);
    return true;
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() agency: Agency): string[] {
    return viewerCan(requireActor(ctx), agencyPolicy, agency);
  }
}
