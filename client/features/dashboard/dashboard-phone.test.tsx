import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { answerAlerts, buildAlert } from './alerts/alerts.fixture';
import { ADDRESS, answerDashboard, loaded } from './dashboard-answers.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
const usualWidth = window.innerWidth;

afterEach(() => {
  window.innerWidth = usualWidth;
});

async function panelsAt(widthPx: number): Promise<string[]> {
  window.innerWidth = widthPx;
  answerDashboard(server);
  const { container } = renderPage(<DashboardPage />, { path: ADDRESS });

  await loaded();
  expect(await screen.findByRole('region', { name: 'Visits Over Time' })).toBeInTheDocument();
  return [...container.querySelectorAll('section[id]')].map(({ id }) => id);
}

describe('the figures of the Summary on a phone', () => {
  const tiles = () =>
    within(screen.getByRole('region', { name: 'Summary' }))
      .getAllByRole('group')
      .map((tile) => tile.querySelector('span')?.textContent);
  const FIRST = ['Ad Spend', 'Total Visits', 'Response Rate', 'Cost Per Visit'];

  it('are four, and the other two on demand', async () => {
    await panelsAt(390);
    expect(tiles()).toEqual(FIRST);

    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More figures' }));
    expect(tiles()).toEqual([...FIRST, 'Actual Impressions', 'CPM Actual']);
    await user.click(screen.getByRole('button', { name: 'Fewer figures' }));
    expect(tiles()).toEqual(FIRST);
  });

  it('are six on a desk', async () => {
    await panelsAt(1440);
    expect(tiles()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'More figures' })).not.toBeInTheDocument();
  });
});

describe('the first panels of the Summary', () => {
  it('are the figures, the trend, the findings and the alerts on a phone', async () => {
    answerAlerts(server, [buildAlert()]);
    const panels = await panelsAt(390);
    expect(panels.slice(0, 4)).toEqual([
      'impression-summary',
      'responses-over-time',
      'findings',
      'alerts',
    ]);
    expect(new Set(panels).size).toBe(panels.length);
  });

  it('are the findings, the alerts and the figures on a desk', async () => {
    answerAlerts(server, [buildAlert()]);
    expect((await panelsAt(1440)).slice(0, 3)).toEqual([
      'findings',
      'alerts',
      'impression-summary',
    ]);
  });
});
