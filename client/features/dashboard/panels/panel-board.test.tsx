import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PanelActions } from '#client/components/panel/panel-actions';
import { Refreshing } from '#client/components/panel/refreshing';
import { listenForShortcuts } from '#client/components/browser/shortcuts';
import { choosePanelAction, openPanelActions, pressInMenu } from '#client/testing/panel-actions';
import { parseCsv } from '#client/testing/parse-csv';
import { renderPage } from '#client/testing/render-page';
import { savedFiles, readText } from '#client/testing/saved-files';
import { NO_FILTERS } from '#client/features/dashboard/bar/filters';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { PanelBoard } from './panel-board';
import type { PanelBoardProps } from './panel-board-props';
import type { PanelDeclaration } from './panel-declaration';
import { applyStyles } from '#client/testing/styles';

// The drawing behind an open table is hidden by its style.
applyStyles();

const files = savedFiles();
const VIEW = viewOf();
const FIGURES = figuresOf(VIEW.range);
const NOTHING = figuresOf(VIEW.range, 0);

function panelOf(panel: Partial<PanelDeclaration>): PanelDeclaration {
  return {
    id: 'responses-by-region',
    title: 'Birds',
    help: 'What was seen',
    columns: 6,
    skeleton: 'chart',
    bodyHeight: 200,
    kind: 'chart',
    hasData: ({ impressionSummary }) => impressionSummary.actualImpressions > 0,
    Body: ({ figures }) => <button>{figures.impressionSummary.actualImpressions} seen</button>,
    table: ({ impressionSummary }, compared) => ({
      columns: [
        { key: 'seen', head: 'Seen', kind: 'count' },
        ...(compared ? [{ key: 'then', head: 'Seen, compared', kind: 'count' } as const] : []),
      ],
      rows: [
        {
          seen: impressionSummary.actualImpressions,
          then: compared?.impressionSummary.actualImpressions,
        },
      ],
    }),
    foot: () => 'Counted twice',
    ...panel,
  };
}

const PANELS = [
  panelOf({}),
  panelOf({
    id: 'correlation',
    title: 'Trees % & more',
    kind: 'table',
    Body: () => <p>Oak</p>,
    foot: undefined,
  }),
  panelOf({ id: 'impression-summary', title: 'Tiles', kind: 'tiles', table: undefined }),
];

const board = (props: Partial<PanelBoardProps> = {}) => (
  <PanelBoard panels={PANELS} figures={FIGURES} compared={null} view={VIEW} {...props} />
);

const show = (props: Partial<PanelBoardProps> = {}, path = '/dashboard') =>
  renderPage(board(props), { path });

const region = (name: string) => within(screen.getByRole('region', { name }));
const trigger = (title: string) => region(title).getByRole('button', { name: `Actions: ${title}` });

describe('the panels of a view', () => {
  it('show their content and foot', async () => {
    show();
    expect(region('Birds').getByText('1000 seen')).toBeInTheDocument();
    expect(region('Birds').getByText('Counted twice')).toBeInTheDocument();
  });

  it('are outlines until there are figures', async () => {
    show({ figures: null });
    expect(screen.getAllByText('Loading...')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Actions: / })).not.toBeInTheDocument();
  });

  it('say that there is nothing', async () => {
    show({ figures: NOTHING });
    expect(screen.getAllByText('No data available')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Actions: / })).not.toBeInTheDocument();
  });

  it('offer to clear the filters that left nothing', async () => {
    const clear = jest.fn();
    const view = viewOf({ filters: { ...NO_FILTERS, regions: [3] } });
    const { user } = show({ figures: NOTHING, view, onClearFilters: clear });
    expect(
      region('Birds').getByText('No data available for the selected filters'),
    ).toBeInTheDocument();
    await user.click(region('Birds').getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('say why they failed and try again', async () => {
    const retry = jest.fn();
    const { user } = show({ figures: null, failure: 'The store is away.', onRetry: retry });
    expect(region('Birds').getByRole('alert')).toHaveTextContent('The store is away.');
    await user.click(region('Birds').getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('keep their content under a bar while newer figures load', () => {
    renderPage(<Refreshing value>{board()}</Refreshing>, { path: '/dashboard' });
    expect(region('Birds').getByText('1000 seen')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  });

  it('take controls of their content into their head', () => {
    const Body = () => (
      <PanelActions>
        <button>Switch</button>
      </PanelActions>
    );
    const { container } = show({ panels: [panelOf({ Body })] });
    const head = container.querySelector('header');
    expect(head && within(head).getByRole('button', { name: 'Switch' })).toBeInTheDocument();
  });

  it('go to the panel that the address names, and focus it', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    show({}, '/dashboard#correlation');
    await waitFor(() => expect(document.activeElement?.id).toBe('correlation'));
    expect(scroll.mock.contexts).toEqual([document.getElementById('correlation')]);
    scroll.mockRestore();
  });

  it.each(['#%', '#nests'])(
    'stay where they are when the address names none of them: %s',
    async (hash) => {
      show({}, `/dashboard${hash}`);
      expect(await screen.findByRole('region', { name: 'Birds' })).toBeInTheDocument();
      expect(document.body).toHaveFocus();
    },
  );

  it('wait for the figures before they go to a panel', async () => {
    show({ figures: null }, '/dashboard#correlation');
    expect(document.body).toHaveFocus();
  });
});

const DECIMALS = 'CSV with ; and decimal comma';

describe('the table of a panel', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = listenForShortcuts(document);
  });
  afterEach(() => stop());

  const tableOf = (name: string) => region(name).queryByRole('table', { name });

  it('is offered for charts, not for what is a table already or has none', async () => {
    const { user } = show();
    const rows = {
      Birds: [['Show as table'], ['Download PNG', 'Copy image', DECIMALS, 'Download CSV']],
      'Trees % & more': [[DECIMALS, 'Download CSV']],
    };

    for (const [title, groups] of Object.entries(rows)) {
      expect(await openPanelActions(user, title)).toEqual(groups.flat());
      expect(screen.queryAllByRole('separator')).toHaveLength(groups.length - 1);
      await user.keyboard('{Escape}');
    }
    expect(screen.getAllByRole('button', { name: /^Actions: / })).toHaveLength(2);
  });

  it('replaces the drawing and restores it', async () => {
    const { user } = show();

    await choosePanelAction(user, 'Birds', 'Show as table');
    expect(tableOf('Birds')).toHaveTextContent('1,000');
    expect(region('Birds').queryByRole('button', { name: '1000 seen' })).not.toBeInTheDocument();

    expect(await openPanelActions(user, 'Birds')).toEqual([
      'Show as table',
      DECIMALS,
      'Download CSV',
    ]);
    const tableSwitch = screen.getByRole('menuitemcheckbox', { name: 'Show as table' });
    expect(tableSwitch).toHaveAttribute('aria-checked', 'true');
    await pressInMenu(user, '{Home}');
    await waitFor(() => expect(tableSwitch).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(trigger('Birds')).toHaveFocus());
    expect(tableOf('Birds')).not.toBeInTheDocument();
    expect(region('Birds').getByRole('button', { name: '1000 seen' })).toBeInTheDocument();
  });

  it('has the figures of the range compared with too', async () => {
    const { user } = show({ compared: figuresOf(VIEW.range, 400) });
    await choosePanelAction(user, 'Birds', 'Show as table');
    expect(tableOf('Birds')).toHaveTextContent('Seen, compared1,000400');
  });

  it('is one key away from the focus, and back', async () => {
    const { user } = show();
    region('Birds').getByRole('button', { name: '1000 seen' }).focus();
    await user.keyboard('t');
    expect(tableOf('Birds')).toBeInTheDocument();
    expect(document.activeElement?.id).toBe('responses-by-region');
    await user.keyboard('t');
    expect(tableOf('Birds')).not.toBeInTheDocument();
  });

  it('is one key away under the pointer', async () => {
    const { user } = show();
    await user.hover(region('Birds').getByText('1000 seen'));
    await user.keyboard('t');
    expect(tableOf('Birds')).toBeInTheDocument();
    await user.unhover(screen.getByRole('region', { name: 'Birds' }));
    await user.keyboard('t');
    expect(tableOf('Birds')).toBeInTheDocument();
  });

  it('is that of the panel pointed at last, wherever the focus was left', async () => {
    const { user } = show({ panels: [panelOf({}), panelOf({ id: 'pareto', title: 'Fish' })] });
    await user.click(region('Birds').getByRole('button', { name: '1000 seen' }));
    await user.hover(region('Fish').getByText('1000 seen'));
    await user.keyboard('t');
    expect(tableOf('Fish')).toBeInTheDocument();
    expect(tableOf('Birds')).not.toBeInTheDocument();
  });

  it('is nothing for the key on a panel that is a table', async () => {
    const { user } = show();
    await user.hover(region('Trees % & more').getByText('Oak'));
    await user.keyboard('t');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the actions of a panel', () => {
  const isQuiet = () => trigger('Birds').parentElement?.className !== '';

  it('are one Tab away, open with Enter, and return the focus', async () => {
    const { user } = show();
    region('Birds').getByRole('button', { name: 'Help: Birds' }).focus();
    await user.tab();
    expect(trigger('Birds')).toHaveFocus();

    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions: Birds' });
    await waitFor(() => expect(menu).toHaveFocus());
    const csv = within(menu).getByRole('menuitem', { name: 'Download CSV' });
    await pressInMenu(user, '{End}');
    await waitFor(() => expect(csv).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(() => expect(trigger('Birds')).toHaveFocus());
  });

  it('show under the pointer, and stay where the way back from a table is', async () => {
    const { user } = show();
    expect(isQuiet()).toBe(true);
    await choosePanelAction(user, 'Birds', 'Show as table');
    expect(isQuiet()).toBe(false);
  });

  it('have the picture as buttons of the head where the panel asks for them', async () => {
    const { user } = show({ panels: [panelOf({ hasPictureButtons: true })] });
    expect(region('Birds').getByRole('button', { name: 'Download PNG' })).toBeVisible();
    expect(region('Birds').getByRole('button', { name: 'Copy image' })).toBeVisible();
    expect(await openPanelActions(user, 'Birds')).toEqual([
      'Show as table',
      DECIMALS,
      'Download CSV',
    ]);
  });
});

describe('the CSV of a panel', () => {
  const named = (figures: DashboardFigures) => ({
    columns: [],
    rows: [{ n: figures.impressionSummary.adSpend }],
  });

  it('holds the figures of its table, raw, under the title and the range', async () => {
    const { user } = show({ compared: figuresOf(VIEW.range, 400) });
    await choosePanelAction(user, 'Birds', 'Download CSV');
    expect(files.map(({ name }) => name)).toEqual(['birds_2026-03-01_2026-03-10.csv']);
    const text = await readText(files[0]?.content ?? new Blob());
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parseCsv(text.slice(1))).toEqual([
      ['Seen', 'Seen, compared'],
      ['1000', '400'],
    ]);
  });

  it('has decimal commas where the menu says so, until it says otherwise', async () => {
    const rates = () => ({
      columns: [{ key: 'n', head: 'Rate', kind: 'percent' as const }],
      rows: [{ n: 0.027 }],
    });
    const { user } = show({ panels: [panelOf({ table: rates })] });
    await choosePanelAction(user, 'Birds', DECIMALS);
    await choosePanelAction(user, 'Birds', 'Download CSV');
    await choosePanelAction(user, 'Birds', DECIMALS);
    await choosePanelAction(user, 'Birds', 'Download CSV');

    const texts = await Promise.all(files.map(({ content }) => readText(content)));
    expect(texts.map((text) => parseCsv(text.slice(1))[1])).toEqual([['0', '027'], ['0.027']]);
  });

  it('has a plain name for a title with signs', async () => {
    const { user } = show({ panels: [panelOf({ title: 'Birds % of #1', table: named })] });
    await choosePanelAction(user, 'Birds % of #1', 'Download CSV');
    expect(files[0]?.name).toBe('birds-percent-of-count-1_2026-03-01_2026-03-10.csv');
  });
});
