import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { answerDashboard, loaded } from './dashboard-answers.fixture';
import { KOWHAI, TUI } from './dashboard.fixture';
import { DashboardPage } from './dashboard-page';

const server = graphqlServer();
const TEXT = /^This link leads to a client that you cannot see: client no\. 99\./;

function open(path: string, clients = [KOWHAI, TUI]) {
  const { asked } = answerDashboard(server, { clients });
  return { ...renderPage(<DashboardPage />, { path }), asked };
}

describe('a link to a client that the person cannot see', () => {
  it.each([
    ['two clients', [KOWHAI, TUI]],
    ['one client', [KOWHAI]],
  ])('says so and asks for no figures, for a person with %s', async (_case, clients) => {
    const { asked, address } = open('/dashboard?client=99&region=2', clients);

    expect(await screen.findByText(TEXT)).toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(address().toString()).toBe('client=99&region=2');
  });

  it('leads to the own dashboard', async () => {
    const { user, asked } = open('/dashboard?client=99', [KOWHAI]);
    await user.click(await screen.findByRole('link', { name: 'Open your dashboard' }));
    await loaded();
    expect(asked.map(({ clientId }) => clientId)).toEqual([KOWHAI.id]);
  });

  it('shows no number that is none', async () => {
    open('/dashboard?client=Tu%CC%84i');
    expect(
      await screen.findByText(/^This link leads to a client that you cannot see\./),
    ).toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    open('/dashboard?client=99');
    await screen.findByText(TEXT);
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
