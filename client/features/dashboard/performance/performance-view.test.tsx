import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Refreshing } from '#client/components/panel/refreshing';
import { axeViolations } from '#client/testing/axe';
import { renderPage } from '#client/testing/render-page';
import { NO_FILTERS } from '#client/features/dashboard/bar/filters';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { PanelBoard } from '#client/features/dashboard/panels/panel-board';
import { PERFORMANCE_PANELS } from '#client/features/dashboard/panels/performance-panels';
import { FIGURES, panel, showPerformance, VIEW } from './testing/show-performance';

const TITLES = [
  'Impressions Per Daypart',
  'Visits by Activating Daypart',
  'Visits / Impressions Ratio (%)',
  'Creative Performance Details',
  'Channel Performance Details',
  'Creative Performance by Channel',
  'Creative Performance Visits',
];

describe('the Performance view', () => {
  it('has its seven panels in order, and nothing for axe to find', async () => {
    const { container } = showPerformance();
    expect(
      screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent),
    ).toEqual(TITLES);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('outlines every panel while it loads', async () => {
    showPerformance({ figures: null });
    for (const title of TITLES) expect(panel(title).getByText('Loading...')).toBeInTheDocument();
  });

  it('says in every panel why it failed, and tries again', async () => {
    const retry = jest.fn();
    const { user } = showPerformance({
      figures: null,
      failure: 'The store is away.',
      onRetry: retry,
    });
    for (const title of TITLES)
      expect(panel(title).getByText('The store is away.')).toBeInTheDocument();
    await user.click(
      panel('Channel Performance Details').getByRole('button', { name: 'Try again' }),
    );
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says what is empty without figures', async () => {
    const nothing = figuresOf(VIEW.range, 0);
    showPerformance({
      figures: {
        ...nothing,
        creativePerformanceCost: { ...nothing.creativePerformanceCost, rows: [] },
        channelPerformanceCost: { ...nothing.channelPerformanceCost, rows: [] },
        platformCreativePerformance: { ...nothing.platformCreativePerformance, rows: [] },
        creativePerformanceSummary: { ...nothing.creativePerformanceSummary, rows: [] },
      },
    });
    for (const title of TITLES)
      expect(panel(title).getByText('No data available')).toBeInTheDocument();
    for (const title of TITLES.slice(3, 6))
      expect(panel(title).getByText('0-0 of 0')).toBeInTheDocument();
  });

  it('offers to clear the filters that leave nothing to draw', async () => {
    const clear = jest.fn();
    const { user } = showPerformance({
      figures: {
        ...FIGURES,
        creativePerformanceSummary: { ...FIGURES.creativePerformanceSummary, rows: [] },
      },
      view: viewOf({ ...VIEW, filters: { ...NO_FILTERS, regions: [2] } }),
      onClearFilters: clear,
    });

    await user.click(
      panel('Creative Performance Visits').getByRole('button', { name: 'Clear filters' }),
    );
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('keeps its figures under a bar while newer load', () => {
    renderPage(
      <Refreshing value>
        <PanelBoard panels={PERFORMANCE_PANELS} figures={FIGURES} compared={null} view={VIEW} />
      </Refreshing>,
      { path: '/dashboard?view=performance' },
    );
    expect(screen.getAllByRole('progressbar')).toHaveLength(TITLES.length);
    expect(panel('Channel Performance Details').getByText('Huia One')).toBeInTheDocument();
  });

  it('gives each panel an anchor that sentences link to', () => {
    expect(PERFORMANCE_PANELS.map(({ id }) => id)).toEqual([
      'impression-heatmap-impressions',
      'impression-heatmap-webhits',
      'impression-heatmap-ratio',
      'creative-performance-cost',
      'channel-performance-cost',
      'platform-creative-performance',
      'creative-performance-summary',
    ]);
  });
});
