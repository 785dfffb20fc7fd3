import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { renderPage } from '#client/testing/render-page';

// Only the WebGL part is replaced, which jsdom lacks.
jest.unstable_mockModule('#client/components/map/map-surface', () => ({
  openMapSurface: () => ({ draw: () => undefined, close: () => undefined }),
}));
const { FOLDERS } = await import('./specimens/folders');
const { KitPage } = await import('./kit-page');

const CLIENT = path.join(import.meta.dirname, '..');
const COMPONENTS = path.join(CLIENT, 'components');
const IMPORT = /from '#client\/components\/([^']+)'/g;

const shown = FOLDERS.flatMap(({ specimens }) => specimens.map(({ component }) => component));
const folderOf = (component: string) => component.split('/')[0];
const isComponent = (name: string) => fs.existsSync(path.join(COMPONENTS, `${name}.tsx`));

const sources = fs
  .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(kit|testing)\//.test(file));

/** The components that code outside of their folder uses; others are parts of these. */
function usedComponents(): string[] {
  const used = sources.flatMap((file) => {
    const text = fs.readFileSync(path.join(CLIENT, file), 'utf8');
    const folder = file.startsWith('components/') ? file.split('/')[1] : undefined;
    const names = [...text.matchAll(IMPORT)].map(([, name = '']) => name);
    return names.filter((name) => folderOf(name) !== folder);
  });
  return [...new Set(used)].filter(isComponent).sort();
}

describe('the kit page', () => {
  it('has a part for every folder of components', () => {
    const folders = sources
      .filter((file) => file.startsWith('components/') && file.endsWith('.tsx'))
      .map((file) => file.split('/')[1]);

    expect(FOLDERS.map(({ folder }) => folder)).toEqual([...new Set(folders)].sort());
  });

  it('shows every component that is used outside of its folder', () => {
    expect(usedComponents().filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('shows no component twice, and none that is gone', () => {
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
    expect(shown.filter((name) => !isComponent(name))).toEqual([]);
    for (const { folder, specimens } of FOLDERS) {
      expect(specimens.filter(({ component }) => folderOf(component) !== folder)).toEqual([]);
    }
  });

  it('has nothing for axe to find in any component and state', async () => {
    const { container } = renderPage(<KitPage />, { path: '/kit' });

    expect(await axeViolations(container)).toEqual([]);
  }, 120_000);

  it('leads from its table of contents to each of them', () => {
    const { container } = renderPage(<KitPage />, { path: '/kit' });
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const targets = links.map((link) => container.querySelector(link.getAttribute('href') ?? ''));

    expect(targets.map((target) => target?.id)).toEqual(
      shown.map((name) => name.replaceAll('/', '-')),
    );
  });
});
