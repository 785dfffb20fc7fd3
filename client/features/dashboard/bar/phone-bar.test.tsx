import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DashboardPage } from '#client/features/dashboard/dashboard-page';
import { answerDashboard } from '#client/features/dashboard/dashboard-answers.fixture';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const server = graphqlServer();

it('stands at the bottom of the window, however short the page is', async () => {
  const usualWidth = window.innerWidth;
  window.innerWidth = 390;

  answerDashboard(server);
  renderPage(<DashboardPage />, { path: '/dashboard' });

  const bar = await screen.findByRole('group', { name: 'Filters and actions' });
  expect(bar.closest('[data-bottom-bar]')).toHaveStyle({ position: 'fixed' });
  window.innerWidth = usualWidth;
});
