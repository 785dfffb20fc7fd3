import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
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

describe('the first panels of the Summary', () => {
  it('are the figures, the trend and the findings on a phone', async () => {
    const panels = await panelsAt(390);
    expect(panels.slice(0, 3)).toEqual(['impression-summary', 'responses-over-time', 'findings']);
    expect(new Set(panels).size).toBe(panels.length);
  });

  it('are the findings and the figures on a desk', async () => {
    expect((await panelsAt(1440)).slice(0, 2)).toEqual(['findings', 'impression-summary']);
  });
});
