import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers';
import { createGraphqlClient } from '#client/graphql/client';
import { session } from '#client/session/session';
import type { SessionUser } from '#client/session/user';
import { buildUser, TOKENS } from './people';

interface PageSetting {
  /** The URL: '/dashboard?client=1'. */
  path: string;
  user?: Partial<SessionUser>;
}

/** A page for a signed-in person, with the real providers and links; only the network is mocked. */
export function renderPage(page: ReactNode, { path, user }: PageSetting) {
  session.signIn(buildUser(user), TOKENS);

  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const view = render(
    <Providers client={createGraphqlClient()}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );

  return {
    ...view,
    user: userEvent.setup(),
    goBack: () => router.navigate(-1),
    goTo: (path: string) => void router.navigate(path),
    address: () => new URLSearchParams(router.state.location.search),
  };
}
