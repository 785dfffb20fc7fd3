import { describe, expect, it } from '@jest/globals';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { markerRadiusPx, regionMarkers } from './region-markers';
import { regionRows } from './region-rows';

const rows = regionRows(figuresOf(viewOf().range, 20_000), 'visits');

describe('the circle of a region', () => {
  it('has half the square root of its responses for a radius, or what the server says', () => {
    expect(markerRadiusPx({ responses: 400, radSize: null })).toBe(10);
    expect(markerRadiusPx({ responses: 1_000_000, radSize: 40 })).toBe(40);
    expect(markerRadiusPx({ responses: 0, radSize: null })).toBe(0);
  });

  it('is at the region’s place and describes it', () => {
    expect(regionMarkers(rows)[0]).toEqual({
      id: 2,
      latitude: -36.85,
      longitude: 174.76,
      radiusPx: Math.sqrt(200) / 2,
      tone: 4,
      title: 'Auckland',
      facts: [
        { label: 'Total Visits', text: '200' },
        { label: 'Visit %', text: '50.0%' },
        { label: 'Response Rate', text: '2.5%' },
        { label: expect.stringContaining('95%'), text: expect.stringMatching(/%.*%/) },
        { label: 'Rate', text: '0.50 points above all regions' },
      ],
    });
  });

  it('has a colour only where its rate differs from that of all regions beyond chance', () => {
    expect(regionMarkers(rows).map(({ title, tone }) => [title, tone])).toEqual([
      ['Auckland', 4],
      ['Wellington', null],
      ['Otago', 'low.2'],
    ]);
  });

  it('is drawn for no region without a place or without visits', () => {
    expect(rows.map(({ region }) => region)).toContain('Unknown');
    expect(regionMarkers(rows).map(({ title }) => title)).toEqual([
      'Auckland',
      'Wellington',
      'Otago',
    ]);
    expect(regionMarkers(rows.map((row) => ({ ...row, responses: 0 })))).toEqual([]);
  });
});
