import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { Panel, type PanelProps } from './panel';
import { panelState } from './panel-state';

function renderPanel(props: Partial<PanelProps> = {}) {
  return renderPage(
    <Panel title="Visits" help="Visits caused by ads" foot="Auckland time" state="ready" {...props}>
      <p>12 visits</p>
    </Panel>,
    { path: '/' },
  );
}

describe('a panel', () => {
  test('shows its content between title and foot', async () => {
    renderPanel();
    expect(screen.getByRole('region', { name: 'Visits' })).toHaveTextContent('12 visits');
    expect(screen.getByText('Auckland time')).toBeInTheDocument();
  });

  test('explains itself at the help mark', async () => {
    const { user } = renderPanel();
    await user.click(screen.getByRole('button', { name: 'Help: Visits' }));
    expect(await screen.findByRole('tooltip')).toHaveProperty(
      'textContent',
      'Visits caused by ads',
    );
  });

  test('shows an outline while loading', () => {
    renderPanel({ state: 'loading' });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('12 visits')).not.toBeInTheDocument();
  });

  test('says that there is nothing', () => {
    renderPanel({ state: 'empty' });
    expect(screen.getByText('No data available')).toBeInTheDocument();
  });

  test('offers to clear the filters that leave nothing', async () => {
    const clear = jest.fn();
    const { user } = renderPanel({ state: 'filtered', onClearFilters: clear });
    expect(screen.getByText('No data available for the selected filters')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  test('says why it failed and tries again', async () => {
    const retry = jest.fn();
    const { user } = renderPanel({ state: 'failed', failure: 'The store is away', onRetry: retry });
    expect(screen.getByRole('alert')).toHaveTextContent('The store is away');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('keeps its content under a bar while newer loads', () => {
    renderPanel({ isRefreshing: true });
    expect(screen.getByText('12 visits')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
  });
});

describe('the state of a panel', () => {
  const loaded = { hasContent: true, isLoading: false };

  test.each([
    ['loading', { hasContent: false, isLoading: true }],
    ['failed', { hasContent: false, isLoading: false, error: new Error('no') }],
    ['empty', { hasContent: false, isLoading: false }],
    ['ready', loaded],
    ['ready', { ...loaded, isLoading: true }],
    ['ready', { ...loaded, error: new Error('no') }],
    ['empty', { ...loaded, isEmpty: true }],
    ['filtered', { ...loaded, isEmpty: true, isFiltered: true }],
  ] as const)('is %s for %j', (state, content) => {
    expect(panelState(content)).toBe(state);
  });
});
