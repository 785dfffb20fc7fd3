import type { MapView, PixelSize } from './mercator';
import { isWithin, parentOf, tileKey, tilesInView, type TileIndex } from './tile-grid';

const MAX_REQUESTS = 6;
/** The cache keeps this many times as many tiles as the surface shows. */
const KEPT_VIEWS = 5;

/** A tile with its picture; null where its host has none. */
export interface LoadedTile<Picture> {
  index: TileIndex;
  picture: Picture | null;
}

interface TileSettings<Picture> {
  load: (tile: TileIndex, signal: AbortSignal) => Promise<Picture>;
  onLoad: () => void;
  onError: () => void;
}

/**
 * Loads the tiles of the latest view, the middle first and six at a time, and keeps those of earlier
 * views. A tile that failed is not asked for again while it is kept.
 */
export class TileCache<Picture> {
  /** The tile that was needed last is the last. */
  readonly #loaded = new Map<string, LoadedTile<Picture>>();
  readonly #requests = new Map<string, AbortController>();
  #wanted: readonly TileIndex[] = [];

  constructor(private readonly settings: TileSettings<Picture>) {}

  /**
   * The pictures that show a view now, coarse ones first: its tiles, and in place of those that are
   * still loading a coarser tile or else finer ones.
   */
  show(view: MapView, size: PixelSize): { index: TileIndex; picture: Picture }[] {
    this.#wanted = tilesInView(view, size);
    this.#touch();
    this.#request();
    const shown = new Set(this.#wanted.flatMap((tile) => this.#bestFor(tile)));
    return [...shown]
      .flatMap(({ index, picture }) => (picture === null ? [] : [{ index, picture }]))
      .toSorted((a, b) => a.index.z - b.index.z);
  }

  close(): void {
    this.#wanted = [];
    for (const request of this.#requests.values()) request.abort();
  }

  #bestFor(tile: TileIndex): LoadedTile<Picture>[] {
    for (let one = tile; one.z >= 0; one = parentOf(one)) {
      const found = this.#loaded.get(tileKey(one));
      if (found) return [found];
    }
    return [...this.#loaded.values()].filter(({ index }) => isWithin(index, tile));
  }

  /** Moves the wanted tiles to the end, and forgets the first ones where there are too many. */
  #touch(): void {
    for (const key of this.#wanted.map(tileKey)) {
      const tile = this.#loaded.get(key);
      if (!tile) continue;
      this.#loaded.delete(key);
      this.#loaded.set(key, tile);
    }
    const excess = this.#loaded.size - KEPT_VIEWS * this.#wanted.length;
    for (const key of [...this.#loaded.keys()].slice(0, Math.max(0, excess)))
      this.#loaded.delete(key);
  }

  /** Gives up tiles that are out of view only where others wait for their requests. */
  #request(): void {
    const missing = this.#wanted.filter(
      (tile) => !this.#loaded.has(tileKey(tile)) && !this.#requests.has(tileKey(tile)),
    );
    const inView = new Set(this.#wanted.map(tileKey));
    const left = [...this.#requests].filter(([key]) => !inView.has(key));
    const free = MAX_REQUESTS - this.#requests.size;
    for (const [key, request] of left.slice(0, Math.max(0, missing.length - free))) {
      request.abort();
      this.#requests.delete(key);
    }
    for (const tile of missing.slice(0, MAX_REQUESTS - this.#requests.size)) void this.#load(tile);
  }

  async #load(index: TileIndex): Promise<void> {
    const { load, onLoad, onError } = this.settings;
    const key = tileKey(index);
    const request = new AbortController();
    this.#requests.set(key, request);
    const picture = await load(index, request.signal).catch(() => null);
    if (request.signal.aborted) return;
    this.#requests.delete(key);
    this.#loaded.set(key, { index, picture });
    this.#request();
    if (picture === null) onError();
    else onLoad();
  }
}
