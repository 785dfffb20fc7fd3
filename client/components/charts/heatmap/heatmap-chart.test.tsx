import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import type { Heatmap, HeatmapCell } from './heatmap';
import { HeatmapChart } from './heatmap-chart';

const COLUMNS = [
  { key: 'inland', head: 'Inland' },
  { key: 'coast', head: 'Coast' },
  { key: 'all', head: 'All', isTotal: true },
];

function rainOf(
  cells: readonly (readonly (number | HeatmapCell)[])[],
  change: Partial<Heatmap> = {},
): Heatmap {
  const heads = ['Spring', 'Summer', 'All year'];

  return {
    columns: COLUMNS,
    rows: cells.map((row, at) => ({
      key: String(at),
      head: heads[at] ?? '',
      subhead: at === 0 ? 'Sep-Nov' : undefined,
      isTotal: at === cells.length - 1,
      cells: row.map((cell) => (typeof cell === 'number' ? { value: cell } : cell)),
    })),
    format: (value) => `${value.toLocaleString('en-GB')} mm`,
    note: (row, column) => ({
      title: `${heads[row]}, ${COLUMNS[column]?.head}`,
      lines: [{ label: 'Rain', text: 'some' }],
      remark: 'Measured.',
    }),
    ...change,
  };
}

const RAIN = rainOf([
  [0, 90, 90],
  [45, 20, 65],
  [45, 110, 155],
]);

function show(heatmap: Heatmap = RAIN) {
  const view = renderPage(<HeatmapChart label="Rain" cornerHead="Season" heatmap={heatmap} />, {
    path: '/',
  });
  return { ...view, grid: screen.getByRole('grid', { name: 'Rain' }) };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const toneOf = (element: HTMLElement) => element.dataset.tone;

/** The drawn cells, row by row. */
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll<SVGElement>('svg [data-tone]')].map((mark) => ({
    tone: mark.dataset.tone,
    ground: mark.querySelector('rect')?.getAttribute('fill'),
    texts: [...mark.querySelectorAll('text')].map(({ textContent }) => textContent),
    isDotted: mark.querySelector('rect[stroke-dasharray]') !== null,
  }));

describe('a heatmap', () => {
  it('is a table with its figures written in full', () => {
    const { grid } = show(
      rainOf([
        [1_234_567, 2, 1_234_569],
        [3, 4, 7],
        [1, 2, 3],
      ]),
    );

    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Season', 'Inland', 'Coast', 'All']);

    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['SpringSep-Nov', 'Summer', 'All year']);
    expect(cell('1,234,567 mm')).toBeInTheDocument();
  });

  it('colours figures from the least to the most, and no total', () => {
    show();
    expect(toneOf(cell('0 mm'))).toBe('0');
    expect(toneOf(cell('20 mm'))).toBe('2');
    expect(screen.getAllByRole('gridcell', { name: '45 mm' }).map(toneOf)).toEqual(['4', 'total']);
    expect(screen.getAllByRole('gridcell', { name: '90 mm' }).map(toneOf)).toEqual(['8', 'total']);
    expect(toneOf(cell('155 mm'))).toBe('total');
  });

  it('says what is missing and leaves small samples without colour', () => {
    show(
      rainOf([
        [{ value: null }, { value: 500, isSmallSample: true }, 500],
        [10, 20, 30],
        [10, 520, 530],
      ]),
    );
    expect(toneOf(cell('N/A'))).toBe('none');
    expect(screen.getAllByRole('gridcell', { name: '500 mm' }).map(toneOf)).toEqual([
      'small',
      'total',
    ]);
    // It uses the scale of the other cells.
    expect(toneOf(cell('20 mm'))).toBe('8');
    expect(screen.getByText('Small sample')).toBeInTheDocument();
  });

  it('draws each coloured cell as the grid reads it, and leaves heads and totals to the grid', () => {
    const { container } = show(
      rainOf([
        [{ value: null }, { value: 500, isSmallSample: true }, 500],
        [10, 20, 30],
        [10, 520, 530],
      ]),
    );

    const cells = screen.getAllByRole('gridcell').filter((element) => toneOf(element) !== 'total');

    expect(drawn(container).map(({ tone, texts }) => [tone, ...texts])).toEqual(
      cells.map((element) => [toneOf(element), element.textContent]),
    );
    expect(drawn(container).map(({ ground }) => ground)).toEqual([
      'var(--ui-colors-bg-subtle)',
      'var(--ui-colors-bg-panel)',
      'var(--ui-colors-heat-0)',
      'var(--ui-colors-heat-8)',
    ]);
    expect(drawn(container).map(({ isDotted }) => isDotted)).toEqual([false, true, false, false]);
  });

  it('hides its drawing from screen readers, which have the grid', () => {
    const { container } = show();
    expect(container.querySelector('svg')?.closest('[aria-hidden]')).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(9);
  });

  it('has no legend where all figures are the same', () => {
    const { container } = show(
      rainOf([
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ]),
    );
    expect(container.textContent?.match(/0 mm/g)).toHaveLength(9 + drawn(container).length);
  });

  it('shows the second line of its cells only where all of them have room', () => {
    const withSubtext = (subtext: string) =>
      rainOf([
        [{ value: 1, subtext }, 2, 3],
        [4, 5, 9],
        [5, 7, 12],
      ]);

    const { container, unmount } = show(withSubtext('0 to 2'));

    expect(cell('1 mm 0 to 2')).toBeInTheDocument();
    expect(drawn(container)[0]?.texts).toEqual(['1 mm', '0 to 2']);
    unmount();
    show(withSubtext('a very long remark '.repeat(20)));
    expect(screen.queryByText(/very long/)).not.toBeInTheDocument();
  });

  it('is drawn denser where its figures have no room', () => {
    const wide = (value: number) => 'm'.repeat(80) + value;
    const { grid, unmount } = show();
    expect(grid.dataset.dense).toBeUndefined();
    unmount();
    show({ ...RAIN, format: wide });
    expect(screen.getByRole('grid').dataset.dense).toBe('');
  });

  it('shows the tooltip of the cell under the pointer', async () => {
    const { user, grid } = show();
    await user.hover(cell('20 mm'));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Summer, CoastRainsomeMeasured.');
    await user.unhover(grid);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is one stop for the Tab key and is walked with the arrow keys', async () => {
    const { user } = show();
    await user.tab();
    expect(cell('0 mm')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell('20 mm')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Summer, Coast');
    await user.keyboard('{End}{PageDown}{ArrowRight}');
    expect(cell('155 mm')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.keyboard('{Home}{PageUp}');
    expect(cell('0 mm')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(cell('0 mm')).toHaveFocus();
  });
});
