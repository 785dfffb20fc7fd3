import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { KOWHAI, TUI, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { SavedViewsDialog } from './saved-views-dialog';

const server = graphqlServer();
const view = viewOf();
const OWN = 'aroha@example.com';

const WEEKLY = {
  __typename: 'SavedView',
  id: 1,
  name: 'Weekly figures',
  address: 'client=1&range=last-week&region=2.3',
  customerId: 1,
  version: 4,
  sharedAt: null,
  ownerName: 'Aroha',
  schedule: {
    __typename: 'ReportSchedule',
    id: 5,
    frequency: 'WEEKLY',
    weekday: 1,
    monthDay: null,
    hour: 7,
    nextDueAt: '2026-04-05T19:00:00Z',
    pausedAt: null,
    version: 2,
    recipients: [
      { __typename: 'ReportRecipientEntry', userId: 9, name: 'Aroha', isUnsubscribed: false },
      { __typename: 'ReportRecipientEntry', userId: 10, name: 'Ben', isUnsubscribed: true },
    ],
    outsideReaders: [
      {
        __typename: 'OutsideReader',
        id: 31,
        email: 'mara@client.example',
        state: 'WAITING',
        askedAt: '2026-03-20T00:00:00Z',
        askRefusal: null,
        askableAt: null,
      },
      {
        __typename: 'OutsideReader',
        id: 32,
        email: 'ida@client.example',
        state: 'WAITING',
        askedAt: null,
        askRefusal: 'An organisation asks an address once in 24 hours, whatever the report',
        askableAt: '2026-03-21T00:00:00Z',
      },
    ],
    runs: [
      {
        __typename: 'ReportRun',
        id: 21,
        dueAt: '2026-03-29T18:00:00Z',
        startDate: '2026-03-23',
        endDate: '2026-03-29',
        state: 'SENT',
        lastFailure: null,
        endedAt: '2026-03-29T18:00:09Z',
        deliveries: [
          { __typename: 'ReportDeliveryEntry', name: 'Aroha', state: 'SENT', reason: null },
          {
            __typename: 'ReportDeliveryEntry',
            name: 'Cy',
            state: 'FAILED',
            reason: '550 no such mailbox',
          },
        ],
      },
    ],
  },
};
const FIXED = {
  __typename: 'SavedView',
  id: 2,
  name: 'Easter',
  address: 'client=2&from=2026-04-03&to=2026-04-06',
  customerId: 2,
  version: 1,
  sharedAt: null,
  ownerName: 'Aroha',
  schedule: null,
};

let views: object[];
let colleagues: object[];
let sent: { operation: string; variables: Record<string, unknown> }[];

beforeEach(() => {
  views = [FIXED, WEEKLY];
  colleagues = [];
  sent = [];

  const readers = [
    { __typename: 'ReportReader', userId: 9, name: 'Aroha', email: OWN },
    { __typename: 'ReportReader', userId: 11, name: 'Dan', email: 'dan@example.com' },
  ];

  const saves = (operation: string, answer: () => object) =>
    endpoint.mutation(operation, ({ variables }) => {
      sent.push({ operation, variables });
      return HttpResponse.json({ data: answer() });
    });

  server.use(
    endpoint.query('SavedViews', () =>
      HttpResponse.json({ data: { savedViews: views, colleaguesSavedViews: colleagues } }),
    ),
    endpoint.query('ReportReaders', () => HttpResponse.json({ data: { reportReaders: readers } })),
    saves('CreateSavedView', () => ({ createSavedView: { ...FIXED, id: 3 } })),
    saves('UpdateSavedView', () => ({ updateSavedView: WEEKLY })),
    saves('ArchiveSavedView', () => ({ archiveSavedView: true })),
    saves('SaveReportSchedule', () => ({
      saveReportSchedule: { __typename: 'ReportSchedule', id: 5 },
    })),
    saves('AskOutsideReaderAgain', () => ({
      askOutsideReaderAgain: { __typename: 'OutsideReader', id: 31 },
    })),
    endpoint.query('ReportPreview', ({ variables }) =>
      HttpResponse.json({
        data: {
          reportPreview: {
            __typename: 'ReportPreview',
            subject: `${String(variables.name)}: ${variables.isOutside ? 'outside' : 'inside'}`,
            html: '<p>The mail</p>',
            files: ['Infinitum.xlsx'],
          },
        },
      }),
    ),
    saves('SendReportNow', () => ({ sendReportNow: { __typename: 'ReportRun', id: 22 } })),
  );
});

function openDialog(props: Partial<Parameters<typeof SavedViewsDialog>[0]> = {}) {
  let closed = 0;
  const page = renderPage(
    <SavedViewsDialog
      view={view}
      clients={[KOWHAI, TUI]}
      onClose={() => (closed += 1)}
      {...props}
    />,
    { path: '/dashboard?client=1&from=2026-03-01&to=2026-03-10', user: { email: OWN } },
  );

  return { ...page, closed: () => closed };
}
const button = (name: string) => screen.findByRole('button', { name });
const form = (name: string) => screen.findByRole('form', { name });

describe('the saved views', () => {
  it('say what they show and how they are sent, those of the client on screen first', async () => {
    openDialog();

    const items = await screen.findAllByRole('listitem');

    const rows = items.filter(
      (item) => item.parentElement?.getAttribute('aria-label') === 'Saved views',
    );
    expect(rows.map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /^Weekly figuresKōwhai Foods · Last Week · 1 filterEvery Monday at 07:00 Pacific\/Auckland time, to Aroha · next on 06 Apr 2026/,
      ),
      expect.stringMatching(/^EasterTūī Energy · 03 Apr 26 – 06 Apr 26$/),
    ]);

    const dialog = screen.getByRole('dialog', { name: 'Saved views' });

    expect(await axeViolations(dialog)).toEqual([]);
  });

  it('open in the dashboard', async () => {
    const { user, address, closed } = openDialog();
    await user.click(await screen.findByRole('link', { name: 'Weekly figures' }));
    expect(address().toString()).toBe(WEEKLY.address);
    expect(closed()).toBe(1);
  });

  it('show who got a report and who did not', async () => {
    const { user } = openDialog();
    await user.click(await button('Reports of Weekly figures'));
    const list = screen.getByRole('list', { name: 'Reports of Weekly figures, latest first' });
    expect(list).toHaveTextContent('30 Mar 2026, 07:00, of 23 Mar 26 – 29 Mar 26');
    expect(list).toHaveTextContent('To Aroha. Not to Cy: 550 no such mailbox');
    expect(within(list).getByText('Sent')).toBeInTheDocument();
  });

  it('say what can be done while there are none', async () => {
    views = [];
    openDialog();
    expect(await screen.findByText(/^No saved views yet\./)).toBeInTheDocument();
  });

  it('say when they cannot be loaded, and are requested again', async () => {
    server.use(endpoint.query('SavedViews', () => HttpResponse.error(), { once: true }));
    const { user } = openDialog();
    expect(
      await screen.findByText('Unable to retrieve saved views. Please try again.'),
    ).toBeInTheDocument();
    await user.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: 'Easter' })).toBeInTheDocument();
  });

  it('cannot be added to without a client', async () => {
    openDialog({ view: viewOf({ client: null }) });
    await screen.findByRole('link', { name: 'Easter' });
    expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
  });
});

describe('a view on screen', () => {
  it('is saved under a name, with its address', async () => {
    const { user } = openDialog();
    await user.click(await button('Save this view'));
    await user.type(within(await form('Save this view')).getByLabelText(/^Name/), 'March');
    await user.click(await button('Save view'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toEqual({
      input: {
        name: 'March',
        address: 'client=1&from=2026-03-01&to=2026-03-10',
        isShared: false,
      },
    });
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });

  it('replaces a saved one of the same client', async () => {
    const { user } = openDialog();
    await user.click(await button('Edit Weekly figures'));
    await user.click(
      within(await form('Edit ‘Weekly figures’')).getByRole('checkbox', { name: /^Replace by/ }),
    );
    await user.click(await button('Save changes'));
    await waitFor(() => expect(sent).toHaveLength(1));

    const address = 'client=1&from=2026-03-01&to=2026-03-10';

    expect(sent[0]?.variables).toEqual({
      id: 1,
      input: { name: 'Weekly figures', address, isShared: false, version: 4 },
    });
  });

  it('is not offered in place of one of another client', async () => {
    const { user } = openDialog();
    await user.click(await button('Edit Easter'));
    expect(
      within(await form('Edit ‘Easter’')).queryByRole('checkbox', { name: /^Replace by/ }),
    ).not.toBeInTheDocument();
  });
});

describe('a report', () => {
  it('is scheduled to oneself on Monday morning unless one chooses otherwise, by the clock of the client', async () => {
    const { user } = openDialog();
    await user.click(await button('Send Easter by mail'));

    const fields = await form('Send ‘Easter’ by mail');

    expect(within(fields).getByText('By the clock of Australia/Sydney.')).toBeInTheDocument();
    expect(within(fields).getByText(/This view is of fixed days/)).toBeInTheDocument();
    await user.click(await button('Schedule report'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toEqual({
      savedViewId: 2,
      input: {
        frequency: 'WEEKLY',
        weekday: 1,
        monthDay: 1,
        hour: 7,
        recipientIds: [9],
        outsideAddresses: [],
        paused: false,
      },
    });
  });

  it('is changed to a day of the month, and keeps no one who may not see the client', async () => {
    const { user } = openDialog();
    await user.click(await button('Change when Weekly figures is sent'));

    const fields = await form('Send ‘Weekly figures’ by mail');

    await user.click(within(fields).getByText('Every month'));
    expect(within(fields).getByText('In a shorter month its last day.')).toBeInTheDocument();
    await user.click(await button('Save schedule'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({
      input: { frequency: 'MONTHLY', monthDay: 1, recipientIds: [9], version: 2 },
    });
  });

  it('is sent at once on demand', async () => {
    const { user } = openDialog();
    await user.click(await button('Send Weekly figures now'));
    expect(await screen.findByText('‘Weekly figures’ is being made and sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ operation: 'SendReportNow', variables: { savedViewId: 1 } }]);
  });

  it('goes with its view, which is asked about first', async () => {
    const { user } = openDialog();
    await user.click(await button('Remove Weekly figures'));
    expect(
      await screen.findByText(
        'Are you sure you want to remove ‘Weekly figures’? Its reports end with it.',
      ),
    ).toBeInTheDocument();
    await user.click(await button('Remove'));
    await waitFor(() =>
      expect(sent).toEqual([{ operation: 'ArchiveSavedView', variables: { id: 1 } }]),
    );
  });
});

describe('people without an account', () => {
  it('are listed with their state and why they cannot be asked, and asked again', async () => {
    const { user } = openDialog();
    const list = await screen.findByRole('list', {
      name: 'People without an account who get Weekly figures',
    });
    expect(list).toHaveTextContent(
      'mara@client.example, asked on 20 Mar 2026Waiting for an answer',
    );
    expect(list).toHaveTextContent(
      /ida@client\.example\. An organisation asks an address once in 24 hours, whatever the report; the next question can go from 21 Mar 2026/,
    );
    await user.click(within(list).getByRole('button', { name: 'Ask again' }));
    await waitFor(() =>
      expect(sent).toEqual([{ operation: 'AskOutsideReaderAgain', variables: { id: 31 } }]),
    );
  });

  it('are named by address, which is checked', async () => {
    const { user } = openDialog();
    await user.click(await button('Change when Weekly figures is sent'));
    const field = within(await form('Send ‘Weekly figures’ by mail')).getByLabelText(
      /^People without an account/,
    );
    expect(field).toHaveValue('mara@client.example, ida@client.example');
    await user.type(field, '; nobody');
    await user.click(await button('Save schedule'));
    expect(await screen.findByText('‘nobody’ is not a valid email address')).toBeInTheDocument();
    await user.type(field, '@client.example');
    await user.click(await button('Save schedule'));
    await waitFor(() =>
      expect(sent[0]?.variables).toMatchObject({
        input: {
          outsideAddresses: ['mara@client.example', 'ida@client.example', 'nobody@client.example'],
        },
      }),
    );
  });
});

describe('the mail of a view', () => {
  it('is shown as its readers get it, in a frame that may do nothing', async () => {
    const { user } = openDialog();
    await user.click(await button('Preview the mail of Weekly figures'));
    expect(await screen.findByText('Weekly figures: inside')).toBeInTheDocument();
    const frame = screen.getByTitle('The mail');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', '<p>The mail</p>');
    await user.click(await button('Without an account'));
    expect(await screen.findByText('Weekly figures: outside')).toBeInTheDocument();
  });
});

describe('views that colleagues share', () => {
  const THEIRS = {
    ...FIXED,
    id: 7,
    name: 'Team',
    sharedAt: '2026-03-01T00:00:00Z',
    ownerName: 'Ben',
  };

  it('are listed apart, to open; only admins change them', async () => {
    colleagues = [THEIRS];
    const { user, address } = openDialog();
    const list = await screen.findByRole('list', { name: 'Shared by colleagues' });
    expect(list).toHaveTextContent('Team');
    expect(list).toHaveTextContent('by Ben');
    expect(screen.queryByRole('button', { name: 'Send Team by mail' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('link', { name: 'Team' }));
    expect(address().toString()).toBe(THEIRS.address);
  });
});
