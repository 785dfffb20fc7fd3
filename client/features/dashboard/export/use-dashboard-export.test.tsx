import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { savedFiles, readText } from '#client/testing/saved-files';
import { serveExport } from '#client/testing/serve-export';
import { NO_FILTERS } from '#client/features/dashboard/bar/filters';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { useDashboardExport } from './use-dashboard-export';

const server = graphqlServer();
const saved = savedFiles();

const FILE_NAME = 'Infinitum_Dashboard_2026-11-20_14-05-09.xlsx';
const NOT_MADE = 'The export could not be made. Please try again.';

type Subject = Parameters<typeof useDashboardExport>[0];

function ExportControl(subject: Subject) {
  const { exportAll, isExporting } = useDashboardExport(subject);
  return (
    <button type="button" onClick={exportAll}>
      {isExporting ? 'Exporting' : 'Export'}
    </button>
  );
}

async function pressExport(subject: Partial<Subject> = {}) {
  const { user } = renderPage(<ExportControl view={viewOf()} hasFigures {...subject} />, {
    path: '/dashboard',
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
}

const isReadyAgain = () => screen.findByRole('button', { name: 'Export' });

describe('the export of all data', () => {
  it('saves the workbook that the server makes, under its name, and is then ready for the next', async () => {
    const asked = serveExport(server, 'dashboard', FILE_NAME);
    await pressExport();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(FILE_NAME);
    expect(await readText(saved[0]?.content ?? new Blob())).toBe('the dashboard');
    expect(asked).toHaveLength(1);
    expect(await isReadyAgain()).toBeInTheDocument();
  });

  it('asks for the view that the figures are of, its days spelt out, by the clock of the reader', async () => {
    const asked = serveExport(server, 'dashboard', FILE_NAME);
    const { client, range } = viewOf();
    const preset = { ...range, preset: 'last-30-days' as const };
    const filters = { ...NO_FILTERS, regions: [2], creatives: [31, 33] };

    await pressExport({ view: viewOf({ range: preset, filters, compare: 'previous' }) });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      client: String(client?.id),
      from: range.startDate,
      to: range.endDate,
      region: '2',
      creative: '31.33',
      compare: 'previous',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('asks for a client first', async () => {
    await pressExport({ view: viewOf({ client: null }), hasFigures: false });
    expect(await screen.findByText('Please select a customer first.')).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });

  it('says that there are no figures yet', async () => {
    await pressExport({ hasFigures: false });
    expect(await screen.findByText('There are no figures to export yet.')).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });

  it('shows a failed call like every other, with its id in the logs', async () => {
    const headers = { 'x-request-id': '4711-0815' };
    const failure = { status: 'failure', code: 'NOT_FOUND', message: 'Customer not found' };

    server.use(
      http.get('*/api/export/dashboard.xlsx', () =>
        HttpResponse.json(failure, { status: 404, headers }),
      ),
    );
    await pressExport();
    expect(await screen.findByText('Error: 404 - Customer not found')).toBeInTheDocument();
    expect(screen.getByText('Request id 4711-0815')).toBeInTheDocument();
    expect(await isReadyAgain()).toBeInTheDocument();
    expect(saved).toHaveLength(0);
  });

  it('says when what came could not be saved', async () => {
    serveExport(server, 'dashboard', FILE_NAME);
    URL.createObjectURL = jest.fn<typeof URL.createObjectURL>(() => {
      throw new Error('no room');
    });
    await pressExport();
    expect(await screen.findByText(NOT_MADE)).toBeInTheDocument();
    expect(await isReadyAgain()).toBeInTheDocument();
  });
});
