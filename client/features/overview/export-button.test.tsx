import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '../../testing/axe';
import { endpoint, graphqlServer } from '../../testing/graphql-server';
import { readWorkbook, valuesOf } from '../../testing/read-workbook';
import { renderPage } from '../../testing/render-page';
import { savedFiles } from '../../testing/saved-files';
import { overviewRow } from './overview.fixture';
import { OverviewPage } from './overview-page';
import type { OverviewRow } from './overview-totals';

const server = graphqlServer();
const saved = savedFiles();

const ADDRESS = '/overview?from=2026-11-01&to=2026-11-20';
const HEADS = [
  'customer_name',
  'campaign_name',
  'booking_name',
  'channel_name',
  'start_date',
  'end_date',
  'impressions',
  'spend',
  'cpm',
];

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
const isDisabled = async () => (await button()).hasAttribute('disabled');

async function exportedBook() {
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  if (!file) throw new Error('nothing was saved');
  expect(file.name).toMatch(/^Infinitum_Overview_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.xlsx$/);
  return readWorkbook(file.content);
}

const inExport = (row: OverviewRow) => [
  row.customerName,
  row.campaignName,
  row.bookingName,
  row.channelName,
  row.startDate,
  row.endDate,
  row.impressions,
  row.spend,
  row.cpm,
];

describe('the export of the overview', () => {
  it('holds the rows of all pages, cell by cell, in the order on screen', async () => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      overviewRow({ impressions: (index * 7) % 12, spend: index + 0.5, cpm: 20 + index }),
    );
    answer(rows);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    const table = await screen.findByRole('table', { name: 'Active Campaigns' });
    await user.click(within(table).getByRole('button', { name: /^Impressions/ }));
    await user.click(await button());
    const book = await exportedBook();
    expect(book.SheetNames).toEqual(['Campaign Overview', 'Cover']);
    const sorted = rows.toSorted((a, b) => b.impressions - a.impressions);
    expect(valuesOf(book, 'Campaign Overview')).toEqual([HEADS, ...sorted.map(inExport)]);
  });

  it('follows the order that the reader gave the table another time', async () => {
    const rows = [overviewRow({ spend: 5 }), overviewRow({ spend: 9 }), overviewRow({ spend: 7 })];
    answer(rows);
    localStorage.setItem(
      'infinitum.table.Active Campaigns',
      JSON.stringify({ widthsPx: {}, sort: { column: 'spend', direction: 'ascending' } }),
    );
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    await user.click(await button());
    const values = valuesOf(await exportedBook(), 'Campaign Overview').slice(1);
    expect(values.map((row) => row[7])).toEqual([5, 7, 9]);
  });

  it('shows dates, counts and money in their formats, and hostile names as texts', async () => {
    const name = '=cmd|"/C calc"!A0';
    answer([overviewRow({ campaignName: name, impressions: 12_345, spend: 345.6, cpm: 28 })]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText(name);
    await user.click(await button());
    const sheet = (await exportedBook()).Sheets['Campaign Overview'];
    expect(sheet?.B2).toMatchObject({ t: 's', v: name, z: '@' });
    expect(sheet?.E2).toMatchObject({ t: 'n', w: '2026-10-01' });
    expect(sheet?.G2).toMatchObject({ w: '12,345' });
    expect(sheet?.H2).toMatchObject({ w: '$345.60' });
    expect(sheet?.I2).toMatchObject({ w: '$28.00' });
  });

  it('says on its cover which range it is of and where that can be seen', async () => {
    answer([overviewRow(), overviewRow({ customerName: 'Tūī Energy' }), overviewRow()]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('Tūī Energy');
    await user.click(await button());
    const lines = new Map(valuesOf(await exportedBook(), 'Cover').map(([item, value]) => [item, value]));
    expect(lines.get('Clients')).toBe('Kōwhai Foods, Tūī Energy');
    expect([lines.get('From'), lines.get('To')]).toEqual(['01 Nov 2026', '20 Nov 2026']);
    const link = new URL(String(lines.get('Link to the view')));
    expect([link.searchParams.get('from'), link.searchParams.get('to')]).toEqual(['2026-11-01', '2026-11-20']);
  });

  it('waits for rows', async () => {
    let release: (rows: OverviewRow[]) => void = () => undefined;
    answer(new Promise<OverviewRow[]>((resolve) => (release = resolve)));
    const { container } = renderPage(<OverviewPage />, { path: ADDRESS });
    expect(await isDisabled()).toBe(true);
    expect(await axeViolations(container)).toEqual([]);
    release([overviewRow()]);
    await waitFor(async () => expect(await isDisabled()).toBe(false));
  });

  it('is not offered where there is nothing', async () => {
    answer([]);
    renderPage(<OverviewPage />, { path: ADDRESS });
    await screen.findByText('No bookings in this date range. Choose another one above.');
    expect(await isDisabled()).toBe(true);
  });

  it('says when it could not be made', async () => {
    answer([overviewRow()]);
    const { user } = renderPage(<OverviewPage />, { path: ADDRESS });
    URL.createObjectURL = jest.fn<typeof URL.createObjectURL>(() => {
      throw new Error('no room');
    });
    await screen.findByText('Summer 2026');
    await user.click(await button());
    expect(await screen.findByText('The export could not be made. Please try again.')).toBeTruthy();
  });
});
