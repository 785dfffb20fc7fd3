import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { Broadcaster } from './broadcaster.entity.js';
import { BroadcasterInput } from './broadcaster.input.js';
import { broadcasterPolicy } from './broadcaster.policy.js';
import {
  createBroadcaster,
  getBroadcaster,
  listBroadcasters,
  updateBroadcaster,
} from './broadcaster.service.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import {
  BroadcasterSortEnum,
  type BroadcasterSort,
} from '#server/domains/organisations/records/organisation.sort.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';

const BroadcasterConnection = Connection(Broadcaster);

@Resolver(() => Broadcaster)
export class BroadcasterResolver {
  @Query(() => BroadcasterConnection, { description: 'The broadcasters visible to the caller.' })
  broadcasters(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => BroadcasterSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: BroadcasterSort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is or who operate there.',
    })
    country: string | null,
  ): Promise<Page<Broadcaster>> {
    return listBroadcasters(ctx, page, { sort, country });
  }

  @Query(() => Broadcaster, {
    nullable: true,
    description: 'A broadcaster visible to the caller; otherwise null, with NOT_FOUND.',
  })
  broadcaster(
    @Ctx() ctx: ServiceContext,
    @RecordId('broadcaster') id: number,
  ): Promise<Broadcaster> {
    return getBroadcaster(ctx, id);
  }

  @Mutation(() => Broadcaster, { description: 'Makes a broadcaster. For super admins.' })
  createBroadcaster(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => BroadcasterInput, { description: 'The fields of the new record.' })
    input: BroadcasterInput,
  ): Promise<Broadcaster> {
    return createBroadcaster(ctx, input);
  }

  @Mutation(() => Broadcaster, {
    description: 'Changes what the input names of a broadcaster. For super admins.',
  })
  updateBroadcaster(
    @Ctx() ctx: ServiceContext,
    @RecordId('broadcaster') id: number,
    @Arg('input', () => BroadcasterInput, { description: 'The fields to change.' })
    input: BroadcasterInput,
  ): Promise<Broadcaster> {
    return updateBroadcaster(ctx, id, input);
  }

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryList`, with their names and zones.',
  })
  operationalCountries(
    @Ctx() ctx: ServiceContext,
    @Root() broadcaster: Broadcaster,
  ): Promise<Country[]> {
    return countriesOf(ctx, broadcaster.countryList);
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() broadcaster: Broadcaster): RecordAction[] {
    return viewerCan(requireActor(ctx), broadcasterPolicy, broadcaster);
  }
}
