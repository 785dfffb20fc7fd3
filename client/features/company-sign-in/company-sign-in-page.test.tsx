import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { COMPANY_SIGN_IN_FAILURES } from '#schema/company-sign-in';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renewedSession } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
let renewals = 0;

beforeEach(() => {
  renewals = 0;
  session.end();
  server.use(endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })));
});

const renew = (response: () => Response) =>
  server.use(
    endpoint.mutation('RenewPageSession', () => {
      renewals += 1;
      return response();
    }),
  );

describe('the page that a company leads back to', () => {
  test('signs in with the cookie alone: the browser has no stored user yet', async () => {
    renew(() => HttpResponse.json(renewedSession('fresh', { name: 'Ana' })));
    const { address } = renderApp('/company-sign-in');
    await waitFor(() => expect(address()).toBe('/overview'));
    expect(session.current()).toMatchObject({ isAuth: true, user: { name: 'Ana' } });
    expect(session.accessToken()).toBe('fresh');
  });

  test.each(Object.entries(COMPANY_SIGN_IN_FAILURES))(
    'says in a sentence why it failed: %s',
    async (code, text) => {
      const { container } = renderApp(`/company-sign-in#${code}`);
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeInTheDocument();
      expect(renewals).toBe(0);
      expect(await axeViolations(container)).toEqual([]);
    },
  );

  test('shows no text of the address itself', async () => {
    renderApp('/company-sign-in#Call%20us');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sign-in did not succeed. Please try again.',
    );
  });

  test('says so when there is no cookie', async () => {
    renew(() =>
      HttpResponse.json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }),
    );
    renderApp('/company-sign-in');
    expect(
      await screen.findByText('The sign-in did not succeed. Please try again.'),
    ).toBeInTheDocument();
  });
});
