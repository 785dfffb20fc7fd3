import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { savedFiles, readText } from '#client/testing/saved-files';
import { serveExport } from '#client/testing/serve-export';
import { overviewRow } from './overview.fixture';
import { OverviewPage } from './overview-page';
import type { OverviewRow } from './overview-totals';

const server = graphqlServer();
const saved = savedFiles();

const FILE_NAME = 'Infinitum_Overview_2026-11-20_14-05-09.xlsx';
const DAYS = { from: '2026-11-01', to: '2026-11-20' };
const ADDRESS = `/overview?${new URLSearchParams(DAYS).toString()}`;

function answer(rows: Promise<OverviewRow[]> | OverviewRow[]) {
  server.use(
    endpoint.query('Overview', async () =>
      HttpResponse.json({
        data: { overview: (await rows).map((row) => ({ __typename: 'OverviewRow', ...row })) },
      }),
    ),
  );
}

const button = () => screen.findByRole('button', { name: 'Export campaign overview data' });

/** The page with two bookings on it. */
async function openPage(address = ADDRESS) {
  answer([overviewRow(), overviewRow()]);
  const { user } = renderPage(<OverviewPage />, { path: address });
  await screen.findAllByText('Summer 2026');
  return user;
}

const rememberSort = (column: string, direction: string) =>
  localStorage.setItem(
    'infinitum.table.Active Campaigns',
    JSON.stringify({ sort: { column, direction } }),
  );

describe('the export of the overview', () => {
  it('saves the workbook that the server makes of the days on screen, under its name', async () => {
    const asked = serveExport(server, 'overview', FILE_NAME);
    const user = await openPage();

    await user.click(await button());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(FILE_NAME);
    expect(await readText(saved[0]?.content ?? new Blob())).toBe('the overview');

    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { ...DAYS, time_zone },
    ]);
    await waitFor(async () => expect(await button()).toBeEnabled());
  });

  it('spells out the days of a range that moves on', async () => {
    const asked = serveExport(server, 'overview', FILE_NAME);
    const user = await openPage('/overview?range=last-7-days&page=1');
    await user.click(await button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(['from', 'to', 'time_zone']);
  });

  it('asks for the order that the reader gives the table', async () => {
    const asked = serveExport(server, 'overview', FILE_NAME);
    const user = await openPage();
    const table = await screen.findByRole('table', { name: 'Active Campaigns' });
    await user.click(within(table).getByRole('button', { name: /^Impressions/ }));
    await user.click(await button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.get('sort')).toBe('-impressions');
  });

  it.each([
    ['that the reader gave the table another time', 'spend', 'spend'],
    ['of no column that is not there any more', 'clicks', null],
  ])('asks for the order %s', async (_case, column, sort) => {
    const asked = serveExport(server, 'overview', FILE_NAME);
    rememberSort(column, 'ascending');
    const user = await openPage();
    await user.click(await button());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.searchParams.get('sort')).toBe(sort);
  });

  it('waits for rows', async () => {
    let release: (rows: OverviewRow[]) => void = () => undefined;
    answer(new Promise<OverviewRow[]>((resolve) => (release = resolve)));
    renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await button()).toBeDisabled();
    release([overviewRow()]);
    await waitFor(async () => expect(await button()).toBeEnabled());
  });

  it('is not offered where there is nothing', async () => {
    answer([]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('No bookings in this date range. Choose another one above.');
    expect(await button()).toBeDisabled();
  });

  it('shows a failed call like every other, with its id in the logs', async () => {
    const headers = { 'x-request-id': '4711-0815' };
    const failure = { status: 'failure', code: 'UNAVAILABLE', message: 'The database is away' };

    server.use(
      http.get('*/api/export/overview.xlsx', () =>
        HttpResponse.json(failure, { status: 503, headers }),
      ),
    );

    const user = await openPage();

    await user.click(await button());
    expect(await screen.findByText('Error: 503 - The database is away')).toBeInTheDocument();
    expect(screen.getByText('Request id 4711-0815')).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });

  it('says when what came could not be saved', async () => {
    serveExport(server, 'overview', FILE_NAME);
    const user = await openPage();
    URL.createObjectURL = jest.fn<typeof URL.createObjectURL>(() => {
      throw new Error('no room');
    });
    await user.click(await button());
    expect(
      await screen.findByText('The export could not be made. Please try again.'),
    ).toBeInTheDocument();
  });
});
