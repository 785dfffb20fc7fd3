import { setImmediate } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { MapView } from './mercator';
import { TileCache } from './tile-cache';
import { tileKey, type TileIndex } from './tile-grid';

const SIZE = { width: 900, height: 500 };
const FAR: MapView = { longitude: 174.886, latitude: -40.9, zoom: 5 };
const CLOSE = { ...FAR, zoom: 6 };
const ELSEWHERE = { ...FAR, longitude: 0, latitude: 0 };

interface Request {
  key: string;
  signal: AbortSignal;
  answer: (picture: string | Error) => Promise<void>;
}

/** A cache whose tiles load when the test says so. */
function openCache() {
  const requests: Request[] = [];
  const [onLoad, onError] = [jest.fn<() => void>(), jest.fn<() => void>()];
  const load = (tile: TileIndex, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const answer = async (picture: string | Error) => {
        if (picture instanceof Error) reject(picture);
        else resolve(picture);
        await setImmediate();
      };
      requests.push({ key: tileKey(tile), signal, answer });
    });
  const cache = new TileCache<string>({ load, onLoad, onError });
  const shown = (view: MapView) => cache.show(view, SIZE).map(({ index }) => tileKey(index));
  const answerAll = async () => {
    for (let next = 0; next < requests.length; next++) await requests[next]?.answer('picture');
  };
  return { cache, requests, onLoad, onError, shown, answerAll };
}

it('asks for six tiles at a time, the middle first, and for the next when one is there', async () => {
  const { requests, shown, onLoad } = openCache();
  expect(shown(FAR)).toEqual([]);
  expect(requests.map(({ key }) => key).slice(0, 2)).toEqual(['6/63/39', '6/63/40']);
  expect(requests).toHaveLength(6);
  await requests[0]?.answer('picture');
  expect(requests).toHaveLength(7);
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(shown(FAR)).toEqual(['6/63/39']);
});

it('shows coarser tiles below closer ones that load, and finer ones for coarser', async () => {
  const { requests, shown, answerAll } = openCache();
  shown(FAR);
  await answerAll();
  const coarse = shown(FAR);
  expect(coarse).toHaveLength(8);

  const before = requests.length;
  expect(shown(CLOSE).every((key) => coarse.includes(key))).toBe(true);
  await requests[before]?.answer('picture');
  expect(shown(CLOSE).at(-1)).toBe(requests[before]?.key);
  expect(shown(CLOSE).length).toBeGreaterThan(1);

  const other = openCache();
  other.shown(CLOSE);
  await other.answerAll();
  const fine = other.shown(FAR);
  expect(fine.length).toBeGreaterThan(1);
  expect(fine.every((key) => key.startsWith('7/'))).toBe(true);
});

it('keeps tiles for the way back, and not those of the whole world', async () => {
  const { requests, shown, answerAll } = openCache();
  shown(FAR);
  await answerAll();
  shown(ELSEWHERE);
  await answerAll();
  const asked = requests.length;
  expect(shown(FAR)).toHaveLength(8);
  expect(requests).toHaveLength(asked);

  for (let longitude = -180; longitude < 180; longitude += 10) {
    shown({ ...FAR, latitude: 40, longitude });
    await answerAll();
  }
  expect(shown(FAR)).toEqual([]);
});

it('gives up tiles out of view where others wait, and never shows them late', async () => {
  const { requests, shown } = openCache();
  shown(FAR);
  shown(ELSEWHERE);
  expect(requests.slice(0, 6).every(({ signal }) => signal.aborted)).toBe(true);
  expect(requests).toHaveLength(12);
  await requests[0]?.answer('picture');
  expect(shown(FAR)).not.toContain('6/63/39');
});

it('says that a tile failed, once, and asks for it no more', async () => {
  const { requests, shown, onError } = openCache();
  shown(FAR);
  await requests[0]?.answer(new Error('404'));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(shown(FAR)).toEqual([]);
  expect(requests.filter(({ key }) => key === '6/63/39')).toHaveLength(1);
});

it('asks for nothing after it is closed', async () => {
  const { cache, requests, shown, onLoad, onError } = openCache();
  shown(FAR);
  cache.close();
  for (const { answer } of [...requests]) await answer('picture');
  expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
  expect(requests).toHaveLength(6);
  expect([onLoad, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
