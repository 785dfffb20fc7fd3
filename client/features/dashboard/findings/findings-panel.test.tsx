import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ADDRESS,
  answerDashboard,
  loaded,
  never,
  RANGE,
} from '#client/features/dashboard/dashboard-answers.fixture';
import { DashboardPage } from '#client/features/dashboard/dashboard-page';
import { figuresOf, KOWHAI } from '#client/features/dashboard/dashboard.fixture';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import type { Finding } from './finding';
import { BETTER_CREATIVE, CHEAPER_CHANNEL, FIRST_VIEWS, PLAN, SILENT_TAG } from './finding.fixture';

const server = graphqlServer();
const usualWidth = window.innerWidth;
const ALL = [BETTER_CREATIVE, CHEAPER_CHANNEL, PLAN, FIRST_VIEWS];

beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = usualWidth;
});

async function show(findings: readonly Finding[]) {
  const { asked } = answerDashboard(server, {
    figures: (filter) => ({ ...figuresOf(filter), findings: [...findings] }),
  });
  const page = renderPage(<DashboardPage />, { path: ADDRESS });
  await loaded();
  return { ...page, asked };
}

const card = ({ sentence }: Finding) => within(screen.getByRole('article', { name: sentence }));

describe('the findings', () => {
  it('stand before the panels in their order, without a violation', async () => {
    await show(ALL);
    const panel = screen.getByRole('region', { name: 'What stands out' });

    expect(
      within(panel)
        .getAllByRole('article')
        .map((one) => within(one).getByRole('heading').textContent),
    ).toEqual(ALL.map(({ sentence }) => sentence));
  });

  it('give the effect with its interval, and say how sure it is', async () => {
    await show(ALL);
    expect(
      card(BETTER_CREATIVE).getByText('+50.0% (95% interval +40.0% to +61.0%)'),
    ).toBeInTheDocument();
    expect(card(BETTER_CREATIVE).getByText('Very sure')).toBeInTheDocument();
    expect(
      card(CHEAPER_CHANNEL).getByText('−25.0% (95% interval −31.0% to −18.0%)'),
    ).toBeInTheDocument();
    expect(card(PLAN).getByText('31,000')).toBeInTheDocument();
    expect(card(PLAN).getByText('Not sure yet')).toBeInTheDocument();
  });

  it('show their statistics on demand', async () => {
    const { user } = await show([BETTER_CREATIVE]);
    const [text = ''] = BETTER_CREATIVE.statistics;
    expect(screen.queryByText(text)).not.toBeInTheDocument();

    const button = card(BETTER_CREATIVE).getByRole('button', { name: 'Statistics' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('filter the dashboard by their row, and the next press takes that away', async () => {
    const { user, asked, address } = await show([BETTER_CREATIVE]);

    await user.click(screen.getByRole('button', { name: 'Filter by Harvest 30s' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ clientId: KOWHAI.id, ...RANGE, creatives: [31] }),
    );
    expect(address().get('creative')).toBe('31');

    await user.click(
      await card(BETTER_CREATIVE).findByRole('button', { name: 'Remove the filter Harvest 30s' }),
    );
    await waitFor(() => expect(address().has('creative')).toBe(false));
  });

  it('filter by both halves of a time of the week', async () => {
    const { user, asked } = await show([
      {
        ...BETTER_CREATIVE,
        subject: { dimension: 'WEEKDAY_AND_DAYPART', rowIds: [7, 1], name: 'Sunday Night' },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Filter by Sunday Night' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ weekdays: [7], dayparts: [1] }));
  });

  it('lead to the booking and to the panel', async () => {
    await show(ALL);
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

    expect(link('Plan more impressions')).toBe('/campaigns?client=1&tab=bookings&edit=21');
    expect(link('Show Impressions before Visit')).toMatch(/#impressions-before-visit$/);
  });

  it('name a change where the view has a comparison', async () => {
    const change: Finding = {
      ...FIRST_VIEWS,
      kind: 'CHANGE',
      sentence: 'This range has 20% fewer visits per impression than 19 Feb 2026 to 28 Feb 2026.',
      panel: 'responses-over-time',
    };
    answerDashboard(server, { findingsSince: () => [change] });
    renderPage(<DashboardPage />, { path: `${ADDRESS}&compare=previous` });

    expect(await screen.findByRole('article', { name: change.sentence })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show Visits Over Time' })).toBeInTheDocument();
  });

  it('leave tags with an alert to the alerts, and name a range without a call', async () => {
    const { action, ...silent } = SILENT_TAG;
    const uncalled = {
      ...silent,
      sentence: 'No site tag sent a call in this range.',
      action: { ...action, tagId: null },
    };
    await show([SILENT_TAG, uncalled]);
    expect(screen.queryByRole('article', { name: SILENT_TAG.sentence })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look at the site tags' })).toHaveAttribute(
      'href',
      '/campaigns?client=1&tab=site-tags',
    );
  });

  it('say so where nothing stands out', async () => {
    await show([]);
    expect(screen.getByText(/^Nothing stands out/)).toBeInTheDocument();
  });

  it('keep their place while they load', async () => {
    answerDashboard(server, { figures: never });
    renderPage(<DashboardPage />, { path: ADDRESS });
    const panel = await screen.findByRole('region', { name: 'What stands out' });
    expect(within(panel).getByText('Loading...')).toBeInTheDocument();
  });
});
