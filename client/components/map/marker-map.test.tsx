import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '#client/testing/render-page';
import type { MapEvents, MapMarker, MapScene, TileSource } from './map-scene';
import { MAX_ZOOM, MIN_ZOOM } from './mercator';

let scenes: MapScene[] = [];
let events: MapEvents | undefined;
const close = jest.fn();

// Only the WebGL part is replaced: the map's view, keys, buttons and texts are real.
jest.unstable_mockModule('./map-surface', () => ({
  openMapSurface: (_: HTMLElement, handlers: MapEvents) => {
    events = handlers;
    return { draw: (scene: MapScene) => scenes.push(scene), close };
  },
}));
let hasCard = true;
jest.unstable_mockModule('./web-gl', () => ({ hasGraphicsCard: () => Promise.resolve(hasCard) }));
const { MarkerMap } = await import('./marker-map');

const marker = (id: number, title: string, longitude: number, latitude: number): MapMarker => ({
  id,
  title,
  longitude,
  latitude,
  radiusPx: 10,
  tone: null,
  facts: [{ label: 'Visits', text: String(id * 100) }],
});
const MARKERS = [marker(1, 'Auckland', 174.76, -36.85), marker(2, 'Otago', 169.9, -45.3)];
const EMPTY_VIEW = { longitude: 174.886, latitude: -40.9006, zoom: 5 };
const TILES: TileSource = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© Tile makers',
  attributionUrl: 'https://tiles.example/terms',
};

const NO_OUTLINES: never[] = [];

interface Setting {
  markers?: readonly MapMarker[];
  tiles?: TileSource | null;
}

function Chosen({ markers = MARKERS, tiles = null }: Setting) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [shown, setShown] = useState(markers);
  const [fitKey, setFitKey] = useState('one');

  return (
    <>
      <MarkerMap
        label="Map"
        markers={shown}
        selectedId={selectedId}
        onSelect={setSelectedId}
        emptyView={EMPTY_VIEW}
        fitKey={fitKey}
        outlines={NO_OUTLINES}
        tiles={tiles}
      />
      <button onClick={() => setShown([...shown])}>New figures</button>
      <button onClick={() => setFitKey('another')}>Another subject</button>
    </>
  );
}

async function openMap(setting: Setting = {}) {
  const page = renderPage(<Chosen {...setting} />, { path: '/' });
  await waitFor(() => expect(scenes.length).toBeGreaterThan(0));
  return page;
}

const drawn = () => {
  const scene = scenes.at(-1);
  if (!scene) throw new Error('nothing was drawn');
  return scene;
};
const map = () => screen.getByRole('application', { name: 'Map' });
const moveBy = (degrees: number) =>
  act(() => events?.onMove({ ...drawn().view, longitude: drawn().view.longitude + degrees }));

beforeEach(() => {
  scenes = [];
  events = undefined;
  close.mockClear();
  hasCard = true;
});

const circlesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('circle[data-marker]')].map((circle) =>
    circle.getAttribute('data-marker'),
  );

describe('the map without a graphics card', () => {
  beforeEach(() => {
    hasCard = false;
  });

  const show = (setting: Setting = {}) => renderPage(<Chosen {...setting} />, { path: '/' });
  const centreOf = (container: HTMLElement) =>
    Number(container.querySelector('circle')?.getAttribute('cx'));

  it('is flat, and never asks for WebGL', async () => {
    const { container } = show();
    expect(circlesOf(container)).toEqual(['Auckland', 'Otago']);
    expect(scenes).toEqual([]);
  });

  it('is drawn with WebGL where it has tiles, and flat where that fails', async () => {
    const { container } = await openMap({ tiles: TILES });
    expect(drawn().tiles).toEqual(TILES);
    expect(circlesOf(container)).toEqual([]);

    act(() => events?.onFailure());
    expect(circlesOf(container)).toEqual(['Auckland', 'Otago']);
    expect(screen.getByText(/Background map incomplete/)).toBeInTheDocument();
  });

  it('shows notes, moves by keys and follows a pressed pointer', async () => {
    const { container, user } = show({ markers: [marker(1, 'Auckland', 174.76, -36.85)] });
    expect(centreOf(container)).toBeCloseTo(512, 0);
    fireEvent.pointerMove(map(), { clientX: 512, clientY: 384 });
    expect(screen.getByRole('status')).toHaveTextContent('Auckland');
    fireEvent.pointerMove(map(), { clientX: 10, clientY: 10 });

    const ground = container.querySelector('svg g')?.closest('svg') ?? map();
    fireEvent.pointerDown(ground, { clientX: 100, clientY: 100, buttons: 1 });
    fireEvent.pointerMove(ground, { clientX: 140, clientY: 100, buttons: 1 });
    expect(centreOf(container)).toBeCloseTo(552, 0);
    fireEvent.pointerUp(ground, { clientX: 140, clientY: 100 });
    fireEvent.pointerMove(ground, { clientX: 300, clientY: 100 });
    expect(centreOf(container)).toBeCloseTo(552, 0);

    map().focus();
    await user.keyboard('0');
    expect(centreOf(container)).toBeCloseTo(512, 0);

    const place = () => ground.querySelector('g')?.getAttribute('transform');
    const before = place();
    fireEvent.wheel(ground, { deltaY: -100 });
    expect(place()).toBe(before);
    fireEvent.wheel(ground, { deltaY: -100, ctrlKey: true });
    expect(place()).not.toBe(before);
  });
});

describe('the map', () => {
  it('shows all its circles', async () => {
    await openMap();
    const { view, markers } = drawn();
    expect(markers).toBe(MARKERS);
    expect(view.longitude).toBeCloseTo(172.33, 2);
    expect(view.zoom).toBeGreaterThan(5);
  });

  it('looks at its usual place without any', async () => {
    await openMap({ markers: [] });
    expect(drawn().view).toEqual(EMPTY_VIEW);
  });

  it('zooms by buttons within its limits, and shows everything again', async () => {
    const { user } = await openMap({ markers: [] });
    for (let step = 0; step < 5; step += 1)
      await user.click(screen.getByRole('button', { name: 'Zoom in' }));

    expect(drawn().view.zoom).toBe(MAX_ZOOM);
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(drawn().view.zoom).toBe(5);

    for (let step = 0; step < 4; step += 1)
      await user.click(screen.getByRole('button', { name: 'Zoom out' }));

    expect(drawn().view.zoom).toBe(MIN_ZOOM);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true);
  });

  it('moves, zooms and shows the tooltips of its circles by keys', async () => {
    const { user } = await openMap();
    const { view } = drawn();

    await user.tab();
    expect(map()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(drawn().view.longitude).toBeGreaterThan(view.longitude);
    await user.keyboard('{ArrowUp}');
    expect(drawn().view.latitude).toBeGreaterThan(view.latitude);
    await user.keyboard('-');
    expect(drawn().view.zoom).toBeCloseTo(view.zoom - 1, 9);
    await user.keyboard('0');
    expect(drawn().view).toEqual(view);
    await user.keyboard('{PageDown}');
    expect(drawn().highlightedId).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('AucklandVisits100');
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Otago');
    await user.keyboard('{PageDown}');
    expect(drawn().highlightedId).toBe(1);
    await user.keyboard('{PageUp}');
    expect(drawn().highlightedId).toBe(2);
    await user.keyboard('{Escape}');
    expect(drawn().highlightedId).toBeNull();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('moves to a chosen circle that is not visible', async () => {
    const { user } = await openMap();
    moveBy(40);
    map().focus();
    await user.keyboard('{PageDown}');
    expect(drawn().view.longitude).toBeCloseTo(174.76, 2);
  });

  it('shows the tooltip of the circle under the pointer, and keeps that of the clicked one', async () => {
    await openMap({ markers: [marker(1, 'Auckland', 174.76, -36.85)] });

    // One circle is in the middle.
    const middle = { clientX: 512, clientY: 384 };

    fireEvent.pointerMove(map(), middle);
    expect(screen.getByRole('status')).toHaveTextContent('Auckland');
    fireEvent.pointerMove(map(), { clientX: 10, clientY: 10 });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    fireEvent.pointerDown(map(), middle);
    fireEvent.pointerUp(map(), { clientX: 560, clientY: 384 });
    expect(drawn().highlightedId).toBeNull();
    fireEvent.pointerDown(map(), middle);
    fireEvent.pointerUp(map(), middle);
    fireEvent.pointerLeave(map());
    expect(drawn().highlightedId).toBe(1);
  });

  it('stays where the reader moved it, until it is of something else', async () => {
    const { user } = await openMap();
    const { longitude } = drawn().view;
    moveBy(5);
    await user.click(screen.getByRole('button', { name: 'New figures' }));
    expect(drawn().markers).not.toBe(MARKERS);
    expect(drawn().view.longitude).toBeCloseTo(longitude + 5, 9);
    await user.click(screen.getByRole('button', { name: 'Another subject' }));
    expect(drawn().view.longitude).toBeCloseTo(longitude, 9);
  });

  it('names whose pictures lie under it, and says once that some are missing', async () => {
    await openMap({ tiles: TILES });
    expect(drawn().tiles).toEqual(TILES);
    expect(screen.getByRole('link', { name: '© Tile makers' })).toHaveAttribute(
      'href',
      TILES.attributionUrl,
    );
    expect(screen.queryByText(/Background map incomplete/)).not.toBeInTheDocument();
    act(() => events?.onTileError());
    act(() => events?.onTileError());
    expect(screen.getAllByText(/Background map incomplete/)).toHaveLength(1);
  });

  it('is flat again when WebGL draws no longer', async () => {
    const { container } = await openMap();
    expect(circlesOf(container)).toEqual([]);
    act(() => events?.onFailure());
    expect(circlesOf(container)).toEqual(['Auckland', 'Otago']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is let go of when it leaves the screen', async () => {
    const { unmount } = await openMap();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
