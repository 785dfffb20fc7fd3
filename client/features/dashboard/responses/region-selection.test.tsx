import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { MapEvents, MapScene } from '#client/components/map/map-scene';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';

let scenes: MapScene[] = [];
let events: MapEvents | undefined;

// Only the WebGL part is replaced.
jest.unstable_mockModule('../../../components/map/map-surface', () => ({
  openMapSurface: (_: HTMLElement, handlers: MapEvents) => {
    events = handlers;
    return { draw: (scene: MapScene) => scenes.push(scene), close: () => undefined };
  },
}));
jest.unstable_mockModule('../../../components/map/web-gl', () => ({
  hasGraphicsCard: () => Promise.resolve(true),
}));
const { RegionsBody } = await import('./regions-body');

const server = graphqlServer();
const view = viewOf();
const OUTLINES = [{ code: 'NZ-AUK', polygons: [] }];
const TILES = {
  __typename: 'MapTileSource',
  url: 'https://t.example/{z}/{x}/{y}',
  attribution: null,
  attributionUrl: null,
};

async function openPanel(mapTiles: typeof TILES | null = null) {
  const real = globalThis.fetch;

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isOutlines = typeof input === 'string' && input.endsWith('region-outlines.json');
    return isOutlines ? Response.json(OUTLINES) : real(input, init);
  });
  server.use(endpoint.query('MapTiles', () => HttpResponse.json({ data: { mapTiles } })));

  const page = renderPage(
    <RegionsBody figures={figuresOf(view.range, 20_000)} compared={null} view={view} />,
    {
      path: '/dashboard',
    },
  );

  await waitFor(() => expect(scenes.at(-1)?.outlines).toEqual(OUTLINES));

  return page;
}

beforeEach(() => {
  scenes = [];
  jest.restoreAllMocks();
});

describe('the regions on the map', () => {
  it('are those with a place, over the outlines, without pictures while none are set', async () => {
    await openPanel();
    expect(scenes.at(-1)?.markers.map(({ title }) => title)).toEqual([
      'Auckland',
      'Wellington',
      'Otago',
    ]);
    expect(scenes.at(-1)?.tiles).toBeNull();
  });

  it('lie over the pictures that the installation has set', async () => {
    await openPanel(TILES);
    await waitFor(() => expect(scenes.at(-1)?.tiles).toMatchObject({ url: TILES.url }));
  });

  it('are marked while their row in the table is under the pointer', async () => {
    const { user } = await openPanel();
    const wellington = screen.getByText('Wellington');
    await user.hover(wellington);
    expect(scenes.at(-1)?.highlightedId).toBe(3);
    await user.unhover(wellington);
    expect(scenes.at(-1)?.highlightedId).toBeNull();
  });

  it('stay on the flat map when WebGL draws no longer', async () => {
    const { container } = await openPanel();
    expect(container.querySelector('circle[data-marker]')).not.toBeInTheDocument();
    act(() => events?.onFailure());
    const circles = [...container.querySelectorAll('circle[data-marker]')];
    expect(circles.map((circle) => circle.getAttribute('data-marker'))).toEqual([
      'Auckland',
      'Wellington',
      'Otago',
    ]);
  });
});
