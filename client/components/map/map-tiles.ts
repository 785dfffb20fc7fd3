import type { Layer } from '@deck.gl/core';
import { BitmapLayer } from '@deck.gl/layers';
import type { Colour } from './map-scene';
import type { MapView, PixelSize } from './mercator';
import { TileCache } from './tile-cache';
import { tileBounds, tileKey, tileUrl } from './tile-grid';

/**
 * The request carries no bearer token, no cookie and no URL of the view: the tiles' host learns
 * only the page's host and the tile numbers.
 */
async function fetchTile(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(address, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  if (!response.ok) throw new Error(`The tile was answered with ${response.status}`);
  return createImageBitmap(await response.blob());
}

interface TileEvents {
  onLoad: () => void;
  onError: () => void;
}

export interface MapTiles {
  layers: (view: MapView, size: PixelSize, tint: Colour) => Layer[];
  close: () => void;
}

/** The tiles of a URL with {z}, {x} and {y} as layers of deck.gl. */
export function openTiles(url: string, events: TileEvents): MapTiles {
  const cache = new TileCache<ImageBitmap>({
    load: (tile, signal) => fetchTile(tileUrl(url, tile), signal),
    ...events,
  });

  return {
    layers: (view, size, [red, green, blue]) =>
      cache.show(view, size).map(
        ({ index, picture }) =>
          new BitmapLayer({
            id: `tile-${tileKey(index)}`,
            image: picture,
            bounds: tileBounds(index),
            tintColor: [red, green, blue],
          }),
      ),
    close: () => cache.close(),
  };
}
