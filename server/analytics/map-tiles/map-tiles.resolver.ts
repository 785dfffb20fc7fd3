import { Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { MapTileSource } from './map-tiles.types.js';

@Resolver()
export class MapTilesResolver {
  @Query(() => MapTileSource, {
    nullable: true,
    description: 'Null where none are set: maps then draw outlines.',
  })
  mapTiles(@Ctx() { config }: ServiceContext): MapTileSource | null {
    return config.mapTiles;
  }
}
