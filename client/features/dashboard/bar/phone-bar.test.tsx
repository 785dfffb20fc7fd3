import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DashboardPage } from '#client/features/dashboard/dashboard-page';
import {
  ADDRESS,
  answerDashboard,
  unavailable,
} from '#client/features/dashboard/dashboard-answers.fixture';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const server = graphqlServer();

const usualWidth = window.innerWidth;
const bar = () => screen.findByRole('group', { name: 'Filters and actions' });

beforeEach(() => {
  window.innerWidth = 390;
});
afterEach(() => {
  window.innerWidth = usualWidth;
});

describe('the bar of a phone', () => {
  it('stands at the bottom of the window, however short the page is', async () => {
    answerDashboard(server);
    renderPage(<DashboardPage />, { path: '/dashboard' });

    expect((await bar()).closest('[data-bottom-bar]')).toHaveStyle({ position: 'fixed' });
  });

  it('stays where the figures cannot be loaded', async () => {
    answerDashboard(server, { figures: () => unavailable('The figures are not available.') });
    renderPage(<DashboardPage />, { path: ADDRESS });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    const actions = within(await bar());
    for (const name of [/^Filters/, /^Analyse/, /^Export/, /views/i, 'Share'])
      expect(actions.getByRole('button', { name })).toBeInTheDocument();
  });
});
