import type { Layer } from '@deck.gl/core';
import { TileLayer } from '@deck.gl/geo-layers';
import { BitmapLayer } from '@deck.gl/layers';
import type { Colour } from './map-scene';

const DEEPEST_TILE_ZOOM = 18;

/**
 * Without a bearer token, a cookie or the view's URL: the tiles' host learns only the page's host
 * and the tile numbers.
 */
export async function fetchTile(address: string, signal?: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(address, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  if (!response.ok) throw new Error(`The tile was answered with ${response.status}`);
  return createImageBitmap(await response.blob());
}

interface TileEvents {
  onTileLoad: () => void;
  onTileError: () => void;
}

export function tileLayer(
  url: string,
  tint: Colour,
  { onTileLoad, onTileError }: TileEvents,
): Layer {
  const [red, green, blue] = tint;

  return new TileLayer<ImageBitmap>({
    id: 'tiles',
    data: url,
    tileSize: 256,
    maxZoom: DEEPEST_TILE_ZOOM,
    getTileData: ({ url: address, signal }) => fetchTile(address ?? '', signal),
    onTileLoad,
    onTileError,
    renderSubLayers: ({ id, tile, data }) => {
      const [[west, south], [east, north]] = tile.boundingBox;

      return (
        data &&
        new BitmapLayer({
          id: `${id}-picture`,
          image: data,
          bounds: [west ?? 0, south ?? 0, east ?? 0, north ?? 0],
          tintColor: [red, green, blue],
        })
      );
    },
    updateTriggers: { renderSubLayers: tint },
  });
}
