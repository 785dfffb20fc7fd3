import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers';
import { createGraphqlClient } from '#client/graphql/client';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderApp } from '#client/testing/render-app';
import { AcceptInvitationPage } from './accept-invitation-page';

const server = graphqlServer();
const posted = jest.fn();

const answer = (response: () => Response | Promise<Response>) =>
  server.use(
    endpoint.mutation('AcceptInvitation', ({ variables }) => {
      posted(variables);
      return response();
    }),
  );
const isAccepted = () =>
  HttpResponse.json({
    data: {
      acceptInvitation: {
        __typename: 'Acknowledgement',
        message: 'Invitation accepted successfully.',
      },
    },
  });
const THANKS = 'Thank you! Your invitation has been accepted successfully.';
const SORRY = 'Sorry, there was a problem accepting the invitation. Please try again later.';

beforeEach(() => {
  posted.mockClear();
});

describe('the invitation page', () => {
  test('posts the token of its address, shows the progress and then thanks', async () => {
    let release: (response: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (release = resolve)));

    const { container, user, address } = renderApp('/accept-invitation#the-token');

    expect(await screen.findByText('Processing your invitation...')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    release(isAccepted());
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(screen.getByText('Invitation accepted successfully.')).toBeInTheDocument();
    expect(posted).toHaveBeenCalledWith({ token: 'the-token' });
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test.each([
    [
      'the token is not good',
      () => HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'INVALID' } }] }),
    ],
    ['there is no answer', () => HttpResponse.error()],
  ])('is sorry when %s, without a toast beside it', async (_when, response) => {
    answer(response);
    renderApp('/accept-invitation#the-token');
    expect(await screen.findByText(SORRY)).toBeInTheDocument();
    expect(screen.getByRole('alert').textContent).toBe(SORRY);
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  });

  test('posts once where React mounts twice', async () => {
    answer(isAccepted);

    const routes = [{ path: '/accept-invitation', element: <AcceptInvitationPage /> }];
    const router = createMemoryRouter(routes, { initialEntries: ['/accept-invitation#the-token'] });

    render(
      <StrictMode>
        <Providers client={createGraphqlClient()}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
    expect(await screen.findByText(THANKS)).toBeInTheDocument();
    expect(posted).toHaveBeenCalledTimes(1);
  });
});
