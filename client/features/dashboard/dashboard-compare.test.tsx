import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import {
  ADDRESS,
  answerDashboard,
  applyPreset,
  loaded,
  never,
  RANGE,
  unavailable,
} from './dashboard-answers.fixture';
import { figuresOf, KOWHAI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
const QUESTION = { clientId: KOWHAI.id, ...RANGE };
const BEFORE = { clientId: KOWHAI.id, startDate: '2026-02-19', endDate: '2026-02-28' };

const show = (path = ADDRESS) => renderPage(<DashboardPage />, { path });

async function compareWith(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: /^Compare/ }));
  await pickOption(user, name);
}

describe('comparing', () => {
  it('asks for the period before too, and states which days it is', async () => {
    const { asked } = answerDashboard(server);
    const { user, address } = show();
    await loaded();
    await compareWith(user, 'Previous period');
    expect(await screen.findByText('Compared with 19 Feb 26 – 28 Feb 26')).toBeInTheDocument();
    expect(asked).toEqual([QUESTION, BEFORE]);
    expect(address().get('compare')).toBe('previous');
  });

  it('asks for the same days of last year, with the same filters', async () => {
    const { asked } = answerDashboard(server);
    show(`${ADDRESS}&region=2&compare=last-year`);
    expect(await screen.findByText('Compared with 01 Mar 25 – 10 Mar 25')).toBeInTheDocument();
    expect(asked).toContainEqual({
      ...QUESTION,
      startDate: '2025-03-01',
      endDate: '2025-03-10',
      regions: [2],
    });
  });

  it('says how many days it compares when the range has days to come', async () => {
    answerDashboard(server);
    show(`/dashboard?client=${KOWHAI.id}&from=2026-03-01&to=2026-12-31&compare=previous`);
    await loaded();
    expect(await screen.findByText(/^Compared with/)).toHaveTextContent(
      /^Compared with \d\d \w+ \d\d – 28 Feb 26, \d+ days each$/,
    );
  });

  it('shows the figures before those compared with are there', async () => {
    answerDashboard(server, {
      figures: (filter) => (filter.startDate === RANGE.startDate ? figuresOf(filter) : never()),
    });
    show(`${ADDRESS}&compare=previous`);
    await loaded();
    expect(
      screen.getByText('Loading the comparison with 19 Feb 26 – 28 Feb 26'),
    ).toBeInTheDocument();
  });

  it('keeps the figures when those compared with fail, says so and tries again', async () => {
    let calls = 0;

    answerDashboard(server, {
      figures: (filter) => {
        if (filter.startDate === RANGE.startDate) return figuresOf(filter);
        calls += 1;
        return calls === 1 ? unavailable('Away') : figuresOf(filter);
      },
    });

    const { user } = show(`${ADDRESS}&compare=previous`);

    await loaded();
    expect(
      await screen.findByText('The comparison with 19 Feb 26 – 28 Feb 26 could not be loaded.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Compared with 19 Feb 26 – 28 Feb 26')).toBeInTheDocument();
  });

  it('never pairs the figures on screen with those of another range', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));

    answerDashboard(server, {
      figures: async (filter) => {
        if (filter.startDate === '2025-01-01') await released;
        return figuresOf(filter);
      },
    });

    const { user } = show(`${ADDRESS}&compare=previous`);

    await screen.findByText('Compared with 19 Feb 26 – 28 Feb 26');
    await applyPreset(user, 'Last Year');
    // The figures of the year before arrive first: they wait for the figures that they belong to.
    expect(
      await screen.findByText('Loading the comparison with 19 Feb 26 – 28 Feb 26'),
    ).toBeInTheDocument();
    release();
    expect(await screen.findByText('Compared with 02 Jan 24 – 31 Dec 24')).toBeInTheDocument();
  });

  it('stops', async () => {
    answerDashboard(server);
    const { user, address } = show(`${ADDRESS}&compare=previous`);
    await screen.findByText('Compared with 19 Feb 26 – 28 Feb 26');
    await compareWith(user, 'No comparison');
    await waitFor(() => expect(screen.queryByText(/Compared with/)).not.toBeInTheDocument());
    expect(address().has('compare')).toBe(false);
  });
});
