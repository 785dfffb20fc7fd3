import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MapOutline } from '#client/components/map/map-scene';

const read = (path: string) => fs.readFileSync(new URL(path, import.meta.url), 'utf8');
const outlines = JSON.parse(read('./region-outlines.json')) as MapOutline[];
const regions = [
  ...read('../../../../server/database/reference/regions.ts').matchAll(
    /code: '([A-Z]{2}-[A-Z]+)'/g,
  ),
].map(([, code]) => code);

describe('the outlines that ship with the product', () => {
  it('are those of all regions there are', () => {
    expect(regions.length).toBeGreaterThan(20);
    expect(outlines.map(({ code }) => code).toSorted()).toEqual(regions.toSorted());
  });

  it('are closed rings on the earth', () => {
    for (const ring of outlines.flatMap(({ polygons }) => polygons.flat())) {
      expect(ring.length).toBeGreaterThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const [longitude, latitude] of ring) {
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        expect(latitude).toBeGreaterThan(-60);
        expect(latitude).toBeLessThan(0);
      }
    }
  });

  it('are small enough to be fetched by the way', () => {
    expect(read('./region-outlines.json').length).toBeLessThan(150_000);
  });
});
