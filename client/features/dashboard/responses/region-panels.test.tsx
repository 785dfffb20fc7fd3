import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { choosePanelAction } from '#client/testing/panel-actions';
import { renderPage } from '#client/testing/render-page';
import { NO_FILTERS } from '#client/features/dashboard/bar/filters';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { PanelBoard } from '#client/features/dashboard/panels/panel-board';
import { RESPONSES_BY_REGION } from './responses-by-region';
import { RESPONSES_BY_SITE } from './responses-by-site';

const view = viewOf();
const figures = figuresOf(view.range, 20_000);
const [first] = figures.responsesByRegion.rows;
if (!first) throw new Error('the fixture has regions');

const withRegions = (count: number): DashboardFigures => ({
  ...figures,
  responsesByRegion: {
    ...figures.responsesByRegion,
    rows: Array.from({ length: count }, (_, index) => ({
      ...first,
      regionId: index + 2,
      region: `Region ${index + 1}`,
      responses: 1000 - index,
    })),
  },
  rateByRegion: { rows: [], responseRate: null },
});

function renderPanels(props: Partial<Parameters<typeof PanelBoard>[0]> = {}) {
  return renderPage(
    <PanelBoard
      panels={[RESPONSES_BY_REGION, RESPONSES_BY_SITE]}
      figures={figures}
      compared={null}
      view={view}
      onClearFilters={() => undefined}
      {...props}
    />,
    { path: '/dashboard' },
  );
}

const regionPanel = () => within(screen.getByRole('region', { name: 'Responses by Region' }));
const sitePanel = () => within(screen.getByRole('region', { name: 'Responses by Site' }));
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) =>
    cell.textContent?.replace(/^.*close to first|small sample|above|below/g, ''),
  );
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').map(cellsOf);

describe('the regional panel', () => {
  it('lists the top regions beside a map that needs no graphics card', () => {
    renderPanels();
    expect(rowsOf('Top regions')).toEqual([
      ['Region', 'Total Visits', 'Visit %', 'Response Rate'],
      ['Auckland', '200', '50.0%', '2.5%'],
      ['Wellington', '120', '30.0%', '2.0%'],
      ['Otago', '60', '15.0%', '1.2%'],
      ['Unknown', '20', '5.0%', '2.0%'],
    ]);
    expect(
      regionPanel().getByRole('application', { name: 'Map of visits by region' }),
    ).toBeInTheDocument();
    expect(regionPanel().queryByRole('button', { name: 'Auckland' })).not.toBeInTheDocument();
    expect(regionPanel().queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('offers all regions when there are more than five', async () => {
    const { user } = renderPanels({ figures: withRegions(7) });
    expect(rowsOf('Top regions')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 7 regions' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'All Responses by Region' }));
    const rows = dialog.getAllByRole('row').map(cellsOf);

    expect(rows[0]).toEqual(['Region', 'Responses', 'Visit %', 'Response Rate']);
    expect(rows).toHaveLength(8);
    expect(rows[7]?.slice(0, 2)).toEqual(['Region 7', '994']);
    expect(dialog.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toBeInTheDocument();
  });

  it('ranks the regions by rate, also those without visits, and keeps that in the address', async () => {
    const [rate] = figures.rateByRegion.rows;
    if (!rate) throw new Error('the fixture has rates');
    const none = { ...rate, regionId: 9, region: 'Nelson', responses: 0, responseRate: 0 };
    const { user, address } = renderPanels({
      figures: {
        ...figures,
        rateByRegion: {
          ...figures.rateByRegion,
          rows: [...figures.rateByRegion.rows, { ...none, difference: -0.02 }],
        },
      },
    });

    await user.click(screen.getByRole('button', { name: 'Rate, highest first' }));
    expect(rowsOf('Top regions').map(([region, , , shown]) => [region, shown])).toEqual([
      ['Region', 'Response Rate'],
      ['Auckland', '2.5%'],
      ['Wellington', '2.0%'],
      ['Unknown', '2.0%'],
      ['Otago', '1.2%'],
      ['Nelson', '0.0%'],
    ]);
    expect(address().get('regions')).toBe('rate');
    expect(regionPanel().getByText('above')).toBeInTheDocument();
    expect(regionPanel().getAllByText('below')).toHaveLength(2);
  });

  it('does not offer more with exactly five', () => {
    renderPanels({ figures: withRegions(5) });
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('shows the interval of a share, and that a region is close to the first', async () => {
    const rows = figures.responsesByRegion.rows.map((row, index) => ({
      ...row,
      isTiedWithFirst: index === 1,
    }));

    const { user } = renderPanels({
      figures: { ...figures, responsesByRegion: { ...figures.responsesByRegion, rows } },
    });

    expect(regionPanel().getByText('close to first')).toBeInTheDocument();
    await user.hover(regionPanel().getByText('30.0%'));

    const hint = await screen.findByRole('tooltip');

    expect(hint).toHaveTextContent('95% interval');
    expect(hint).toHaveTextContent(
      'Close to the region with the most visits, so the difference may be chance.',
    );
  });

  it('shows the change where there is a period to compare with', () => {
    renderPanels({
      compared: figuresOf(view.range, 10_000),
      view: viewOf({ compare: 'previous' }),
    });
    expect(regionPanel().getAllByText('+100.0%').length).toBeGreaterThan(0);
  });

  it('names and links the source of the regions', () => {
    renderPanels();
    const link = regionPanel().getByRole('link', { name: 'IP Geolocation by DB-IP' });
    expect(link).toHaveAttribute('href', 'https://db-ip.com');
  });

  it('can be read as a table with every region in it', async () => {
    const { user } = renderPanels();
    await choosePanelAction(user, 'Responses by Region', 'Show as table');
    const rows = rowsOf('Responses by Region');
    expect(rows).toHaveLength(5);
    expect(rows[4]?.slice(0, 3)).toEqual(['Unknown', '20', '5.0%']);
  });

  it('keeps hostile and right-to-left names texts', () => {
    const rows = ['<img src=x onerror=alert(1)>', 'منطقة الاختبار', 'x'.repeat(100)].map(
      (region, index) => ({
        ...first,
        regionId: index + 2,
        region,
      }),
    );

    renderPanels({
      figures: { ...figures, responsesByRegion: { ...figures.responsesByRegion, rows } },
    });
    expect(regionPanel().getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(regionPanel().getByText('منطقة الاختبار')).toHaveAttribute('dir', 'auto');
  });

  it.each([
    ['outlines while loading', { figures: null }, 'Loading...'],
    ['the failure', { figures: null, failure: 'The store is away' }, 'The store is away'],
    ['that there is nothing', { figures: withRegions(0) }, 'No data available'],
  ])('shows %s', async (_, props, text) => {
    renderPanels(props);
    expect(regionPanel().getByText(text)).toBeInTheDocument();
  });

  it('offers to clear the filters that leave nothing', async () => {
    const onClearFilters = jest.fn();
    const filtered = viewOf({ filters: { ...NO_FILTERS, regions: [9] } });
    const { user } = renderPanels({ figures: withRegions(0), view: filtered, onClearFilters });
    await user.click(regionPanel().getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
  });
});

describe('the sites', () => {
  it('have visits, rate and cost per visit, most visits first', () => {
    renderPanels();
    const rows = sitePanel().getAllByRole('row').map(cellsOf);
    expect(rows[0]).toEqual(['Page', 'Total Visits', 'Response Rate', 'CPVisit']);
    expect(rows[1]).toEqual(['Shop', '300', '1.5%', '$2.00']);
    expect(rows[2]?.[0]).toBe('Recipes');
    expect(rows[2]?.[3]).toBe('$6.00');
  });

  it('say when their sample is small', async () => {
    const rows = figures.responsesBySite.rows.map((row) => ({
      ...row,
      responses: 2,
      isSmallSample: true,
    }));

    const { user } = renderPanels({
      figures: { ...figures, responsesBySite: { ...figures.responsesBySite, rows } },
    });

    expect(sitePanel().getAllByText('small sample')).toHaveLength(2);
    await user.hover(sitePanel().getByText('1.5%'));
    await waitFor(async () =>
      expect(await screen.findByRole('tooltip')).toHaveTextContent(
        'Small sample: fewer than five visits.',
      ),
    );
  });

  it('say when there are none', () => {
    renderPanels({
      figures: { ...figures, responsesBySite: { ...figures.responsesBySite, rows: [] } },
    });
    expect(sitePanel().getByText('No data available')).toBeInTheDocument();
  });
});
