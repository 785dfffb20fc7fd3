import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';
import { answerPage, DAYS, PACING, PAGE_CASES, TODAY } from './record-pages.fixture';

const server = graphqlServer();

beforeEach(() => session.signIn(buildUser(), TOKENS));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const todos = async () =>
  within(await screen.findByRole('list', { name: 'What to do' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each(PAGE_CASES)('the page of a $kind', (page) => {
  it('shows what it is, its figures and what belongs to it, and nothing for axe to find', async () => {
    const { asked } = answerPage(server, page);
    const { container } = renderApp(page.path);

    await heading(page.name);
    const impressions = await screen.findByRole('group', { name: 'Actual Impressions' });
    expect(impressions).toHaveTextContent('1,000');
    expect(screen.getByRole('link', { name: 'Open dashboard' })).toBeInTheDocument();
    await waitFor(async () => expect(await todos()).toEqual(['Nothing is missing.']));
    expect(asked).toEqual([expect.objectContaining({ clientId: 1, ...page.filter })]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says what to do where nothing belongs to it', async () => {
    answerPage(server, page, { details: page.empty });
    renderApp(page.path);

    await heading(page.name);
    expect(await screen.findByText(page.emptyText)).toBeInTheDocument();
    expect((await todos())[0]).toMatch(page.todo);
  });

  it('shows its outline while it loads', async () => {
    answerPage(server, page);
    let isAsked = false;
    server.use(
      endpoint.query(page.operation, () => {
        isAsked = true;
        return delay('infinite');
      }),
    );
    renderApp(page.path);

    expect(await screen.findByRole('status', { name: /^Loading the / })).toBeInTheDocument();
    // A question that is asked later would get the answer of the next test.
    await waitFor(() => expect(isAsked).toBe(true));
  });

  it('says why it cannot be loaded, and tries again', async () => {
    answerPage(server, page);
    server.use(
      endpoint.query(page.operation, () => refusal('UNAVAILABLE', 'Away for a while'), {
        once: true,
      }),
    );
    const { user } = renderApp(page.path);

    expect(await screen.findByText('Away for a while')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(page.name);
  });

  it.each(['NOT_FOUND', 'FORBIDDEN'])('says that it is hidden after %s', async (code) => {
    const { asked } = answerPage(server, page);
    server.use(
      endpoint.query(page.operation, () => refusal(code, 'No')),
      endpoint.mutation('RenewPageSession', () => HttpResponse.json(renewedSession('renewed'))),
    );
    renderApp(page.path);

    const text = await screen.findByText(/^This link leads to an? .+ that you cannot see/);
    expect(text).toHaveTextContent(`no. ${page.path.split('/').at(-1)}.`);
    expect(asked).toEqual([]);
  });

  it('is hidden when its client is', async () => {
    const { asked } = answerPage(server, page);
    server.use(
      endpoint.query('ContentClients', () =>
        HttpResponse.json({ data: { dashboardCustomers: [] } }),
      ),
    );
    renderApp(page.path);

    expect(await screen.findByText(/that you cannot see/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('the pace of a booking', () => {
  const page = PAGE_CASES.find(({ kind }) => kind === 'booking');
  if (!page) throw new Error('bookings have a page');

  it('stands before its figures, and is something to do where it is behind', async () => {
    const behind = { state: 'BEHIND', complete: 7_000, forecast: 21_700, neededPerDay: 1_143 };
    const record = { pacing: { ...PACING, ...behind } };
    answerPage(server, page, { record });
    renderApp(page.path);

    await heading(page.name);
    expect(await screen.findByText('Behind 30%')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Delivery of Spring prime' })).toHaveAttribute(
      'aria-valuetext',
      '10,300 of 31,000 impressions, 10,000 due by yesterday',
    );
    await waitFor(async () =>
      expect((await todos())[0]).toMatch(
        /^It is behind: .* 21,700 of 31,000 impressions by .*, 30% too few\. 1,143 a day reach the goal\.Edit the booking$/,
      ),
    );
  });
});

describe('what to do about a client', () => {
  const page = PAGE_CASES.find(({ kind }) => kind === 'client');
  if (!page) throw new Error('clients have a page');

  it('names the tags with an alert and the bookings that leave their pace', async () => {
    const behind = { ...PACING, state: 'BEHIND', complete: 7_000, forecast: 21_700 };
    const alert = { id: 1, customerId: 1, tagKind: 'SITE', tagId: 51, openedAt: TODAY };
    const details = {
      ...page.full,
      alerts: {
        nodes: [{ __typename: 'AlertEpisode', ...alert, message: 'The site tag is silent.' }],
      },
      pacedBookings: [
        {
          __typename: 'Booking',
          id: 21,
          bookingName: 'Autumn',
          endDate: DAYS.endDate,
          pacing: behind,
        },
      ],
    };
    answerPage(server, page, { details });
    renderApp(page.path);

    await heading(page.name);
    await waitFor(async () =>
      expect(await todos()).toEqual([
        'The site tag is silent.Check the tag',
        expect.stringMatching(/^Autumn is behind: .*Open the booking$/),
      ]),
    );
  });
});
