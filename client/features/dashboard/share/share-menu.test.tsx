import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { takeCopies } from '#client/testing/take-copies';
import { renderPage } from '#client/testing/render-page';
import { viewOf } from '#client/features/dashboard/dashboard.fixture';
import { copyViewLink } from './copy-view-link';
import { ScheduleShownView } from './schedule-shown-view';
import { type ShareActions, ShareMenu } from './share-menu';

const server = graphqlServer();

const ACTIONS = [
  ['Copy link', 'onCopyLink'],
  ['Export as CSV', 'onExportCsv'],
  ['Save as PDF', 'onExportPdf'],
  ['Schedule by mail …', 'onSchedule'],
  ['Public link …', 'onPublicLink'],
] as const;

function showMenu(more: Partial<ShareActions> = {}) {
  const spies = {
    onCopyLink: jest.fn(),
    onExportCsv: jest.fn(),
    onExportPdf: jest.fn(),
    onSchedule: jest.fn(),
    onPublicLink: jest.fn(),
  };
  const actions = { ...spies, isExporting: false, hasClient: true, ...more };
  const page = renderPage(<ShareMenu actions={actions} />, { path: '/dashboard' });

  return { ...page, spies };
}

const open = () => screen.getByRole('button', { name: 'Share' });

describe('the Share menu', () => {
  it.each(ACTIONS)('offers %s, by keyboard alone', async (name, action) => {
    const { user, spies } = showMenu();
    open().focus();
    await user.keyboard('{Enter}');

    const item = await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
    const above = [
      ...screen.getAllByRole('menuitem'),
      ...screen.getAllByRole('menuitemcheckbox'),
    ].filter((one) => one.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING);
    for (const _ of above) await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(spies[action]).toHaveBeenCalledTimes(1));
  });

  it('says whether CSV has a decimal comma', async () => {
    const { user } = showMenu();
    await user.click(open());
    const choice = { name: 'CSV with ; and decimal comma' };
    expect(await screen.findByRole('menuitemcheckbox', choice)).not.toBeChecked();
  });

  it('is disabled without a client, and its exports while one is being made', async () => {
    const { unmount } = showMenu({ hasClient: false });
    expect(open()).toBeDisabled();
    unmount();

    const { user } = showMenu({ isExporting: true });
    await user.click(open());
    expect(await screen.findByRole('menuitem', { name: 'Export as CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the copied link', () => {
  it('names client, range and filters of the view', async () => {
    const copies = takeCopies();
    await copyViewLink(viewOf());

    expect(copies[0]).toMatch(/\/dashboard\?client=1&from=2026-03-01&to=2026-03-10$/);
  });
});

describe('a schedule of the view on screen', () => {
  const SAVED = {
    __typename: 'SavedView',
    id: 3,
    name: 'Weekly',
    address: 'client=1&from=2026-03-01&to=2026-03-10',
    customerId: 1,
    version: 1,
    sharedAt: null,
    ownerName: 'Aroha',
    schedule: null,
  };

  const sent: unknown[] = [];
  const answer = (views: object[]) =>
    server.use(
      endpoint.query('SavedViews', () =>
        HttpResponse.json({ data: { savedViews: views, colleaguesSavedViews: [] } }),
      ),
      endpoint.query('ReportReaders', () => HttpResponse.json({ data: { reportReaders: [] } })),
      endpoint.mutation('ScheduleNewView', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({
          data: { scheduleNewView: { __typename: 'SavedView', id: 3 } },
        });
      }),
    );

  it('asks for its name, times and people in one dialog', async () => {
    answer([]);
    const onClose = jest.fn();
    const { user } = renderPage(<ScheduleShownView view={viewOf()} onClose={onClose} />, {
      path: '/dashboard',
    });

    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.clear(name);
    await user.type(name, 'Weekly');
    await user.type(screen.getByLabelText(/^People without an account/), 'mara@client.example');
    await user.click(screen.getByRole('button', { name: 'Schedule report' }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        input: { name: 'Weekly', address: SAVED.address },
        schedule: expect.objectContaining({
          frequency: 'WEEKLY',
          weekday: 1,
          hour: 7,
          recipientIds: [],
          outsideAddresses: ['mara@client.example'],
        }),
      },
    ]);
  });

  it('asks for no name when the view is saved already', async () => {
    answer([SAVED]);
    renderPage(<ScheduleShownView view={viewOf()} onClose={jest.fn()} />, { path: '/dashboard' });
    expect(
      await screen.findByRole('dialog', { name: 'Send ‘Weekly’ by mail' }),
    ).toBeInTheDocument();
  });
});
