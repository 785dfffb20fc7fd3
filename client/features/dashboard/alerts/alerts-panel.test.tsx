import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  ADDRESS,
  answerDashboard,
  loaded,
} from '#client/features/dashboard/dashboard-answers.fixture';
import { DashboardPage } from '#client/features/dashboard/dashboard-page';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { answerAlerts, buildAlert, buildPaced } from './alerts.fixture';

const server = graphqlServer();

async function show(address = ADDRESS) {
  answerDashboard(server);
  const page = renderPage(<DashboardPage />, { path: address });
  await loaded();
  const panel = await screen.findByRole('region', { name: 'Alerts' });
  return { ...page, panel };
}

const rows = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map((row) => [
      row.querySelector('p')?.textContent,
      within(row).getByRole('link').textContent,
      within(row).getByRole('link').getAttribute('href'),
    ]);

describe('the alerts of a client', () => {
  it('name tags and bookings that leave their pace, each with what helps', async () => {
    answerAlerts(server, [buildAlert()], {
      paced: [
        buildPaced(21, 'Autumn', {}),
        buildPaced(22, 'Winter', { state: 'AHEAD', forecast: 12_000, forecastSpend: 240 }),
        buildPaced(23, 'Spring', { state: 'ON_PACE', forecast: 10_000 }),
      ],
    });
    const { panel } = await show();

    expect(rows(panel)).toEqual([
      [
        'The site tag ‘Home page’ of Kōwhai Foods has gone silent.',
        'Check the tag',
        '/campaigns?client=1&tab=site-tags&examine=51',
      ],
      [
        'Autumn is behind: at the rate of the last days it delivers 8,800 of 10,000 impressions by 31 Mar 2026, 12% too few. 350 a day reach the goal.',
        'Open the booking',
        '/bookings/21',
      ],
      [
        'Winter is ahead: at the rate of the last days it delivers 12,000 of 10,000 impressions by 31 Mar 2026, 20% more than planned, for $240.00.',
        'Open the booking',
        '/bookings/22',
      ],
    ]);
  });

  it('are four at first, and the others on demand', async () => {
    answerAlerts(
      server,
      [1, 2, 3, 4, 5, 6].map((id) => buildAlert({ id, message: `Tag ${id} has gone silent.` })),
    );
    const { panel, user } = await show();
    expect(rows(panel)).toHaveLength(4);
    await user.click(within(panel).getByRole('button', { name: 'Show all 6' }));
    expect(rows(panel)).toHaveLength(6);
    await user.click(within(panel).getByRole('button', { name: 'Show fewer' }));
    expect(rows(panel)).toHaveLength(4);
  });

  it('say nothing of site tags with few calls over a range of the past', async () => {
    answerAlerts(server, [], { pings: [40, 2] });
    await show();
    expect(screen.getByText(/^No alerts/)).toBeInTheDocument();
  });

  it('name site tags with few calls while ads run', async () => {
    answerAlerts(server, [], { pings: [40, 2] });
    const { panel } = await show('/dashboard?client=1&range=last-30-days');
    expect(rows(panel)).toEqual([
      [
        'Site tags: Only 42 tag calls in the last 24 hours, fewer than 100.',
        'Look at the site tags',
        '/campaigns?client=1&tab=site-tags',
      ],
    ]);
  });

  it('are one quiet line where there are none', async () => {
    const { panel } = await show();
    expect(panel).toHaveTextContent(
      'No alerts: every tag sends calls, and every booking with a goal is on pace.',
    );
  });

  it('that cannot be loaded are requested again', async () => {
    server.use(endpoint.query('ClientAlerts', () => refusal('UNAVAILABLE', 'away')));
    const { panel, user } = await show();
    answerAlerts(server, [buildAlert()]);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/has gone silent/)).toBeInTheDocument();
  });
});
