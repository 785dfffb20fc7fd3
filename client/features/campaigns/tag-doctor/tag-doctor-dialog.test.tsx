import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { CampaignsPage } from '#client/features/campaigns/campaigns-page';
import {
  answerContent,
  buildImpressionTag,
  buildSiteTag,
} from '#client/features/campaigns/content/content.fixture';
import type { Examined } from './doctor-figures';
import { TagDoctorDialog } from './tag-doctor-dialog';

const server = graphqlServer();

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

const NO_CALLS: Examined['lastDay'] = {
  received: 0,
  counted: 0,
  bots: 0,
  prefetches: 0,
  tests: 0,
  duplicates: 0,
  deadLettered: 0,
  heldOut: 0,
  repeated: 0,
};

const buildExamined = (overrides: Partial<Examined> = {}): Examined => ({
  kind: 'IMPRESSION',
  tagId: 71,
  checkedAt: '2026-11-20T01:00:00.000Z',
  lastSeenAt: '2026-11-20T00:58:00.000Z',
  lastHour: { ...NO_CALLS, received: 52, counted: 50, bots: 2 },
  lastDay: { ...NO_CALLS, received: 1_040, counted: 1_000, bots: 40 },
  signs: {
    unfilledCacheBuster: 125,
    unfilledUid: 0,
    unfilledPrivacy: 0,
    constantCacheBuster: 0,
    plainHttp: 0,
    withoutViewer: 30,
    noHousehold: 0,
    sharedIdentity: 0,
    objected: 25,
    unreadSignal: 0,
    unknownDevice: 0,
    byId: 0,
    byIpv4: 900,
    byIpv6: 70,
    addressesAnHour: 64,
  },
  playerErrors: [],
  flight: { startDate: '2026-10-01', endDate: '2026-12-31', outside: 0, lastOutsideDate: null },
  findings: [],
  alerts: [],
  ...overrides,
});

function answer(overrides: Partial<Examined> = {}) {
  const asked: unknown[] = [];

  server.use(
    endpoint.query('TagDoctor', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({
        data: { tagDoctor: { __typename: 'TagDoctor', ...buildExamined(overrides) } },
      });
    }),
  );

  return asked;
}

function answerTest(outcome: object) {
  server.use(
    endpoint.mutation('TestTag', () =>
      HttpResponse.json({
        data: {
          testTag: {
            address: 'https://edge.example/t/i/k.gif',
            status: 200,
            answeredInMs: 12,
            failure: null,
            ...outcome,
          },
        },
      }),
    ),
  );
}

const open = (kind: Examined['kind'] = 'IMPRESSION') =>
  renderPage(
    <TagDoctorDialog kind={kind} id={71} name="Spring prime, Harvest" onClose={jest.fn()} />,
    {
      path: '/campaigns',
    },
  );
const figures = (name: string) => {
  const list = within(screen.getByRole('region', { name }));
  const values = list.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    list.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]),
  );
};

describe('the tag doctor', () => {
  it('opens by a link to a tag, which the address then forgets', async () => {
    answer();
    answerContent(server);
    server.use(
      endpoint.query('ExaminedImpressionTag', ({ variables }) => {
        const names = { bookingName: 'Spring prime', creativeName: 'Harvest' };
        const impressionTag = { __typename: 'ImpressionTag', ...variables, ...names };
        return HttpResponse.json({ data: { impressionTag } });
      }),
    );
    const { user, address } = renderPage(<CampaignsPage />, {
      path: '/campaigns?client=1&tab=impression-tags&examine=71',
    });
    await screen.findByRole('dialog', { name: 'Tag doctor: Spring prime, Harvest' });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address().has('examine')).toBe(false);
  });

  it('shows what came in, what its calls show, and where the tag is', async () => {
    answer();
    open();
    await screen.findByText('All is well');
    expect(figures('Last hour, by arrival time')).toMatchObject({
      Received: '52',
      Counted: '50',
      Bots: '2',
      'Test calls': '0',
    });
    expect(figures('Last day, by arrival time')).toMatchObject({
      Received: '1,040',
      Counted: '1,000',
    });
    expect(figures('Of those counted in the last day')).toMatchObject({
      'Cache-buster is a macro': '125 (12.5%)',
      'Cache-buster missing or the same': '0',
      Objecting: '25 (2.5%)',
      'Without a viewer': '30 (3.0%)',
      'Viewer by IPv4 address': '900 (90.0%)',
      'Addresses in the busiest hour': 'more than 16',
    });

    expect(figures('The tag')).toMatchObject({
      Booking: '01 Oct 2026 – 31 Dec 2026',
      'Outside it, in 30 days': '0',
    });
    expect(await axeViolations(document.body)).toEqual([]);
  });

  it('says what to correct and how, alerts first', async () => {
    answer({
      alerts: [{ id: 1, message: 'It has gone silent.', openedAt: '2026-11-20T00:00:00.000Z' }],
      findings: [
        {
          code: 'UNFILLED_UID',
          gravity: 'WARNING',
          message: 'One in ten carries a macro.',
          advice: 'Have it filled in.',
        },
      ],
    });
    open();

    const rows = within(await screen.findByRole('list', { name: 'Findings' })).getAllByRole(
      'listitem',
    );

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AlertIt has gone silent.',
      'WarningOne in ten carries a macro.Have it filled in.',
    ]);
  });

  it('shows no cache-busters and bookings for a site tag, and only the day of a call long ago', async () => {
    answer({ kind: 'SITE', flight: null, lastSeenAt: '2026-10-02T00:00:00.000Z' });
    open('SITE');
    await screen.findByText('All is well');
    expect(figures('The tag')).toEqual({ 'Last seen': '02 Oct 2026' });
    expect(Object.keys(figures('Of those counted in the last day'))[0]).toBe('User id is a macro');
  });

  it('tries again when the figures cannot be had', async () => {
    server.use(endpoint.query('TagDoctor', () => refusal('UNAVAILABLE', 'away'), { once: true }));
    const { user } = open();
    await screen.findByText('The tag could not be examined.');
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('All is well');
  });

  it('sends a test call, says how it went, and looks at the figures again', async () => {
    const asked = answer();
    answerTest({ storedInMs: 431 });

    const { user } = open();

    await screen.findByText('All is well');
    await user.click(screen.getByRole('button', { name: 'Send a test call' }));
    await screen.findByText('It works');
    screen.getByText(
      'The edge answered 200 after 12 ms, and the call was stored 431 ms after it was made.',
    );
    await waitFor(() =>
      expect(asked).toEqual([
        { kind: 'IMPRESSION', id: 71 },
        { kind: 'IMPRESSION', id: 71 },
      ]),
    );
  });

  it.each([
    [
      'that nobody answers',
      { status: null, storedInMs: null, failure: 'The edge could not be reached.' },
      'The edge could not be reached.',
    ],
    [
      'that is not stored in time',
      { storedInMs: null },
      'The edge answered 200 after 12 ms, but the call was not in the event store five seconds later: the queue may be behind.',
    ],
  ])('says so of a test call %s', async (_what, outcome, text) => {
    answer();
    answerTest(outcome);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send a test call' }));
    await screen.findByText('It does not work');
    screen.getByText(text);
  });
});

describe('a row of tags', () => {
  it.each([
    ['site-tags', 'Check Shop', { kind: 'SITE', id: 51 }],
    ['impression-tags', 'Check Spring prime, Harvest', { kind: 'IMPRESSION', id: 71 }],
  ])('of %s opens the doctor for its tag, and closes it', async (tab, label, variables) => {
    answerContent(server, { siteTags: [buildSiteTag()], impressionTags: [buildImpressionTag()] });
    const asked = answer();
    const { user } = renderPage(<CampaignsPage />, { path: `/campaigns?client=1&tab=${tab}` });
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: /^Tag doctor: / });
    await within(dialog).findByText('All is well');
    expect(asked).toEqual([variables]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
