import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { Broadcaster } from './broadcaster.entity.js';
import { BroadcasterInput } from './broadcaster.input.js';
import { listBroadcasters, broadcasterRecord } from './broadcaster.service.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import {
  BroadcasterSortEnum,
  type BroadcasterSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const BroadcasterConnection = Connection(Broadcaster);

@Resolver(() => Broadcaster)
export class BroadcasterResolver extends RecordResolver(
  Broadcaster,
  BroadcasterInput,
  broadcasterRecord,
  {
    id: 'broadcaster',
    get: 'A broadcaster visible to the caller; otherwise null, with NOT_FOUND.',
    create: 'Makes a broadcaster. For super admins.',
    update: 'Changes what the input names of a broadcaster. For super admins.',
  },
) {
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

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryList`, with their names and zones.',
  })
  operationalCountries(
    @Ctx() ctx: ServiceContext,
    @Root() broadcaster: Broadcaster,
  ): Promise<Country[]> {
    return countriesOf(ctx, broadcaster.countryList);
  }
}
