import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { answerDashboard, applyPreset, loaded, unavailable } from './dashboard-answers.fixture';
import { figuresOf, KOWHAI, viewOf } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';
import { useDashboardFigures } from './figures/use-dashboard-figures';

const server = graphqlServer();

const impressions = () => within(screen.getByRole('group', { name: 'Actual Impressions' }));

type Answers = ReturnType<typeof answerDashboard>;

const isWatched = ({ socket }: Answers) =>
  waitFor(() => expect(socket.isWatched('WatchDashboard')).toBe(true));

/** The figures of the last request, with another number of impressions. */
function publish({ asked, socket }: Answers, count: number) {
  const [filter = { startDate: '', endDate: '' }] = asked.slice(-1);
  return socket.publish('WatchDashboard', {
    dashboard: { __typename: 'Dashboard', ...figuresOf(filter, count) },
  });
}

describe('a range that includes today', () => {
  it('follows what the server publishes, without another request, and ends with the range', async () => {
    const answers = answerDashboard(server);
    const { user } = renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });

    await screen.findByText('Live');
    await loaded();
    await isWatched(answers);
    expect(impressions().getByText('1,000')).toBeInTheDocument();

    await publish(answers, 1001);
    expect(await impressions().findByText('1,001')).toBeInTheDocument();
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
    expect(answers.asked).toHaveLength(1);

    await applyPreset(user, 'Last Year');
    await waitFor(() => expect(screen.queryByText('Live')).not.toBeInTheDocument());
  });

  it('keeps its figures, so that nothing is drawn again, when the same are published', async () => {
    const answers = answerDashboard(server);
    const view = viewOf();
    const seen = new Set<unknown>();
    function Figures() {
      const { figures } = useDashboardFigures({ view, isReady: true, isLive: true });
      seen.add(figures);
      return <output>{figures?.impressionSummary.actualImpressions}</output>;
    }
    renderPage(<Figures />, { path: '/dashboard' });
    await screen.findByText('1000');
    await isWatched(answers);
    seen.clear();

    await publish(answers, 1000);
    await publish(answers, 1001);
    expect(await screen.findByText('1001')).toBeInTheDocument();
    // Those from before, and the new ones.
    expect(seen.size).toBe(2);
  });

  it('polls while the socket is down', async () => {
    let served = 1000;
    const { socket } = answerDashboard(server, { figures: (filter) => figuresOf(filter, served) });
    socket.shut();
    renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });

    await loaded();
    expect(impressions().getByText('1,000')).toBeInTheDocument();
    served = 1001;
    expect(
      await impressions().findByText('1,001', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
  });

  it('shows what a poll answers after the socket has closed, also the figures from before', async () => {
    const answers = answerDashboard(server, { figures: (filter) => figuresOf(filter, 1000) });
    renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });
    await loaded();
    await isWatched(answers);
    await publish(answers, 1001);
    expect(await impressions().findByText('1,001')).toBeInTheDocument();

    act(() => answers.socket.shut());
    expect(
      await impressions().findByText('1,000', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
  });

  it('says when it cannot update, without a toast, and resumes when it can', async () => {
    let isAway = false;
    const answers = answerDashboard(server, {
      figures: (filter) => (isAway ? unavailable('Away') : figuresOf(filter)),
    });

    renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });
    await loaded();
    await isWatched(answers);

    isAway = true;
    await answers.socket.fail('WatchDashboard');
    expect(
      await screen.findByText('Not updating, trying again', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(impressions().getByText('1,000')).toBeInTheDocument();
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();

    await publish(answers, 1002);
    expect(await impressions().findByText('1,002')).toBeInTheDocument();
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });

  it('rests while nobody looks at the page', async () => {
    const answers = answerDashboard(server);
    renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });
    await loaded();
    await isWatched(answers);

    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(answers.socket.isWatched('WatchDashboard')).toBe(false));

    Reflect.deleteProperty(document, 'visibilityState');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await isWatched(answers);
    await publish(answers, 1003);
    expect(await impressions().findByText('1,003')).toBeInTheDocument();
  });

  it('asks again for figures that failed as soon as there is a connection, and claims nothing meanwhile', async () => {
    let isAway = false;
    answerDashboard(server, {
      figures: (filter) => (isAway ? unavailable('Away') : figuresOf(filter, 2000)),
    });

    const { user } = renderPage(<DashboardPage />, { path: `/dashboard?client=${KOWHAI.id}` });

    await screen.findByText('Live');
    await loaded();
    isAway = true;
    await applyPreset(user, 'Last 7 Days');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText('Not updating, trying again')).not.toBeInTheDocument();
    // The figures from before stay, under a note that says which they are.
    expect(impressions().getByText('2,000')).toBeInTheDocument();
    expect(screen.getByText(/^Away\. These are the figures from before: /)).toBeInTheDocument();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.queryByText(/These are the figures from before/)).not.toBeInTheDocument(),
    );
    expect(impressions().getByText('2,000')).toBeInTheDocument();
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });
});
