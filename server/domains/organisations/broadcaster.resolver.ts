import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { Broadcaster } from './broadcaster.entity.js';
import { BroadcasterInput } from './broadcaster.input.js';
import { broadcasterPolicy } from './broadcaster.policy.js';
import { createBroadcaster, getBroadcaster, listBroadcasters, updateBroadcaster } from './broadcaster.service.js';
import { Country } from './country.entity.js';
import { BroadcasterSortEnum, type BroadcasterSort } from './organisation.sort.js';
import { countriesOf } from './reference.service.js';

const BroadcasterConnection = Connection(Broadcaster);

@Resolver(() => Broadcaster)
export class BroadcasterResolver {
  @Query(() => BroadcasterConnection)
  broadcasters(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => BroadcasterSortEnum, { defaultValue: 'NAME', description: 'What the list is ordered by.' })
    sort: BroadcasterSort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is or who operate there.',
    })
    country: string | null,
  ): Promise<Page<Broadcaster>> {
    return listBroadcasters(ctx, page, { sort, country });
  }

  @Query(() => Broadcaster, { description: 'A broadcaster in sight.' })
  broadcaster(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'Its id.' }) id: number,
  ): Promise<Broadcaster> {
    return getBroadcaster(ctx, id);
  }

  @Mutation(() => Broadcaster)
  createBroadcaster(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => BroadcasterInput) input: BroadcasterInput,
  ): Promise<Broadcaster> {
    return createBroadcaster(ctx, input);
  }

  @Mutation(() => Broadcaster)
  updateBroadcaster(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => BroadcasterInput) input: BroadcasterInput,
  ): Promise<Broadcaster> {
    return updateBroadcaster(ctx, id, input);
  }

  @FieldResolver(() => [Country])
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() broadcaster: Broadcaster): Promise<Country[]> {
    return countriesOf(ctx, broadcaster.countryList);
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() broadcaster: Broadcaster): string[] {
    return viewerCan(requireActor(ctx), broadcasterPolicy, broadcaster);
  }
}
