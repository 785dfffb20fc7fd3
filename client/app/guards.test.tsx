import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createGraphqlClient } from '#client/graphql/client';
import { session } from '#client/session/session';
import { tabStorage } from '#client/session/storage';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';
import { Protected } from './guards';
import { Providers } from './providers';

const server = graphqlServer();

beforeEach(() => {
  server.use(endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })));
});

/** Renders one protected page and records how an anonymous caller leaves it. */
function renderProtected(path = '/') {
  const leave = jest.fn();
  const router = createMemoryRouter(
    [
      {
        element: <Protected leave={leave} />,
        children: [{ path: '*', element: <h1>Figures</h1> }],
      },
    ],
    { initialEntries: [path] },
  );

  render(
    <Providers client={createGraphqlClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );

  return leave;
}

describe('a protected view', () => {
  test('is shown to a person who is signed in', async () => {
    session.signIn(buildUser(), TOKENS);
    const leave = renderProtected();
    expect(await screen.findByRole('heading', { name: 'Figures' })).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  test('sends an anonymous caller out of the application and shows only a spinner', async () => {
    const leave = renderProtected();
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  test('is left when the sign-in ends', async () => {
    session.signIn(buildUser(), TOKENS);
    const leave = renderProtected();
    await screen.findByRole('heading', { name: 'Figures' });
    act(() => session.end());
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('a link that is opened signed out', () => {
  test('is gone to after the sign-in, once', async () => {
    const query = '?from=2026-10-01&to=2026-10-31';
    const leave = renderProtected(`/overview${query}`);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    cleanup();
    session.signIn(buildUser(), TOKENS);
    const app = renderApp('/login');
    await waitFor(() => expect(app.query()).toBe(query));
    await waitFor(() => expect(tabStorage.returnPath.read()).toBeNull());
  });

  test('to the page of a record is stored, too', async () => {
    const leave = renderProtected('/bookings/21');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(tabStorage.returnPath.read()).toBe('/bookings/21');
    tabStorage.returnPath.clear();
  });

  test('is not stored when it names only a page', async () => {
    const leave = renderProtected('/overview');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(tabStorage.returnPath.read()).toBeNull();
  });
});

describe('the root and unknown paths', () => {
  test.each(['/', '/nowhere'])(
    'lead an anonymous caller from %s to the login page',
    async (path) => {
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe('/login'));
    },
  );

  test.each(['/', '/nowhere', '/login'])(
    'lead a person who is signed in from %s to the overview',
    async (path) => {
      session.signIn(buildUser(), TOKENS);
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe('/overview'));
    },
  );
});

describe('the address of a link made before tokens followed #', () => {
  test.each([
    ['/accept-invitation/the-token', 'AcceptInvitation', 'mutation'],
    ['/shared/the-token', 'OpenSharedLink', 'mutation'],
    ['/unsubscribe/the-token', 'ReportSubscription', 'query'],
  ] as const)('%s opens its page, with the token behind #', async (path, operation, kind) => {
    const sent = jest.fn();
    server.use(
      endpoint[kind](operation, ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'INVALID' } }] });
      }),
    );

    const { address, hash } = renderApp(path);

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ token: 'the-token' })),
    );
    expect([`${address()}/the-token`, hash()]).toEqual([path, '#the-token']);
  });
});
