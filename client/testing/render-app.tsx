import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers';
import { createRoutes } from '#client/app/router';
import { createGraphqlClient } from '#client/graphql/client';

/**
 * The whole application at a URL, with its real routes, guards and links; only the network is
 * mocked.
 */
export function renderApp(path: string) {
  const leave = jest.fn();
  const router = createMemoryRouter(createRoutes(leave), { initialEntries: [path] });
  const view = render(
    <Providers client={createGraphqlClient()}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );

  const address = () => router.state.location.pathname;

  return {
    ...view,
    user: userEvent.setup(),
    leave,
    address,
    query: () => router.state.location.search,
    hash: () => router.state.location.hash,
  };
}
