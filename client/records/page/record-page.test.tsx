import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { addDays } from '#schema/local-date';
import {
  answerPage,
  DAYS,
  PAGE_CASES,
  TODAY,
  type PageCase,
} from '#client/app/record-pages.fixture';
import { answerBooked } from '#client/features/campaigns/booking.fixture';
import { answerContent } from '#client/features/campaigns/content/content.fixture';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';
import { takeCopies } from '#client/testing/take-copies';

const server = graphqlServer();

beforeEach(() => session.signIn(buildUser(), TOKENS));

function caseOf(kind: PageCase['kind']): PageCase {
  const found = PAGE_CASES.find((page) => page.kind === kind);
  if (!found) throw new Error(`No case of ${kind}`);
  return found;
}

const BOOKING = caseOf('booking');

async function open(
  path = BOOKING.path,
  overrides: Parameters<typeof answerPage>[2] = {},
  page = BOOKING,
) {
  answerContent(server);
  answerBooked(server);
  const answers = answerPage(server, page, overrides);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: page.name });
  return { ...app, ...answers };
}

const todos = () => screen.findByRole('list', { name: 'What to do' });
const tile = (name: string) => screen.findByRole('group', { name });
const fact = (name: string) => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return screen.getAllByRole('definition')[terms.indexOf(name)]?.textContent;
};

describe('the page of a record', () => {
  it('names its state, its days, and its parents as links', async () => {
    await open();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(fact('Progress')).toBe('day 11 of 31');

    const parents = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(
      parents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Kōwhai Foods', '/clients/1'],
      ['Spring', '/campaigns/11'],
    ]);
  });

  it('asks for the figures of its own days until today, and those alone', async () => {
    const { asked } = await open();
    expect(await tile('Actual Impressions')).toHaveTextContent('1,000');
    expect(await tile('Response Rate')).toHaveTextContent('2.0%95% interval 1.8% to 2.2%');
    expect(asked).toEqual([
      { clientId: 1, bookings: [21], startDate: DAYS.startDate, endDate: TODAY },
    ]);
  });

  it('takes the range from the URL, and says what to do by all its days', async () => {
    const from = addDays(TODAY, -3);
    const { asked, user, query } = await open(`${BOOKING.path}?from=${from}&to=${TODAY}`);
    await tile('Actual Impressions');
    await waitFor(() =>
      expect(asked.map(({ startDate }) => startDate).sort()).toEqual([DAYS.startDate, from]),
    );

    await user.click(screen.getByRole('button', { name: 'All its days' }));
    await waitFor(() => expect(query()).toBe(''));
    expect(screen.queryByRole('button', { name: 'All its days' })).not.toBeInTheDocument();
  });

  it('keeps the range of the page in the link to the dashboard', async () => {
    const { asked } = await open(`${BOOKING.path}?range=last-7-days`);
    expect(screen.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute(
      'href',
      '/dashboard?client=1&range=last-7-days&booking=21',
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('asks for no figures before its first day, and says so', async () => {
    const startDate = addDays(TODAY, 5);
    const { asked } = await open(BOOKING.path, { record: { startDate, status: 'Upcoming' } });
    expect((await screen.findAllByText(/^Nothing can be delivered before /)).length).toBe(2);
    expect(
      within(await todos()).getByText(/^It has not started: hand over its 1 tag /),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('says that nothing came since the first day', async () => {
    await open(BOOKING.path, { impressions: 0 });
    const list = within(await todos());
    expect(
      list.getByText(/^No impression has been received since it started on /),
    ).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Check its tags' })).toHaveAttribute(
      'href',
      '/campaigns?client=1&tab=impression-tags&q=Spring+prime',
    );
  });

  it('shows the rest when the figures fail, and tries again', async () => {
    answerContent(server);
    answerPage(server, BOOKING);
    server.use(
      endpoint.query('FiguresOfRecord', () => refusal('UNAVAILABLE', 'No figures now'), {
        once: true,
      }),
    );
    const { user } = renderApp(BOOKING.path);

    expect((await screen.findAllByText('No figures now')).length).toBe(2);
    await todos();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(await tile('Actual Impressions')).toHaveTextContent('1,000');
  });

  it('says why it does not know what to do, and tries again', async () => {
    answerContent(server);
    answerPage(server, BOOKING);
    server.use(
      endpoint.query(BOOKING.details, () => refusal('UNAVAILABLE', 'Not now'), { once: true }),
    );
    const { user } = renderApp(BOOKING.path);

    expect((await screen.findAllByText('Not now')).length).toBe(2);
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await todos();
  });

  it('opens the form of its list by keyboard, and shows what was saved', async () => {
    const { user } = await open('/campaigns/11', {}, caseOf('campaign'));
    const saved = caseOf('campaign').record({ campaignName: 'Spring sale', version: 3 });
    server.use(
      endpoint.mutation('UpdateCampaign', () =>
        HttpResponse.json({ data: { updateCampaign: saved.campaign } }),
      ),
    );

    screen.getByRole('button', { name: 'Edit' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Campaign' });
    await user.type(await screen.findByRole('textbox', { name: 'Campaign name' }), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Spring sale' }),
    ).toBeInTheDocument();
  });

  it('opens the creatives of a booking that has none', async () => {
    const { user } = await open(BOOKING.path, { details: BOOKING.empty });
    await user.click(within(await todos()).getByRole('button', { name: 'Choose creatives' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Creatives');
  });

  it('has neither form nor history for somebody who may only read it', async () => {
    await open(BOOKING.path, { record: { editable: false, viewerCan: [] } });
    await todos();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  });

  it('of an archived record says so, restores it, and offers nothing else', async () => {
    const { user } = await open(BOOKING.path, {
      record: {
        archivedAt: '2026-11-20T00:00:00.000Z',
        editable: false,
        viewerCan: ['restore'],
      },
    });
    expect(screen.getByText('Archived')).toBeInTheDocument();
    expect(
      within(await todos()).getByText(/^It was archived on 20 Nov 2026: /),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
    for (const name of ['Edit', 'Archive', 'Duplicate', 'Plan a holdout'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

    const restored = BOOKING.record({ viewerCan: ['update', 'archive'] });
    server.use(
      endpoint.mutation('RestoreBooking', () =>
        HttpResponse.json({ data: { restoreBooking: restored.booking } }),
      ),
    );
    await user.click(screen.getAllByRole('button', { name: 'Restore' })[0] ?? document.body);
    const question = await screen.findByRole('alertdialog', { name: 'Restore booking' });
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeInTheDocument();
    expect(screen.queryByText('Archived')).not.toBeInTheDocument();
  });

  it('copies its own link', async () => {
    const copied = takeCopies();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(copied).toEqual([window.location.href]);
  });

  it.each(['/bookings/none', '/bookings/0', '/bookings/99999999999'])(
    'says of %s that it leads to nothing',
    async (path) => {
      renderApp(path);
      expect(
        await screen.findByText(/^This link leads to a booking that you cannot see\./),
      ).toBeInTheDocument();
    },
  );
});
