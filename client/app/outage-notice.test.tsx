import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { refreshAccessToken } from '#client/graphql/session/refresh';
import { session } from '#client/session/session';
import { useSession } from '#client/session/use-session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, renewedSession, TOKENS } from '#client/testing/people';
import { renderPage } from '#client/testing/render-page';

const server = graphqlServer();

function Note() {
  const { state } = useSession();
  const [text, setText] = useState('');
  if (!state.isAuth) return <p>Welcome Back</p>;
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

it('says that the server is away, keeps what was typed and goes on by itself', async () => {
  let isAway = true;
  server.use(
    endpoint.mutation('RenewPageSession', () =>
      isAway
        ? HttpResponse.json({ errors: [{ message: 'Away' }] }, { status: 503 })
        : HttpResponse.json(renewedSession('fresh')),
    ),
  );
  session.signIn(buildUser(), TOKENS);
  const { user } = renderPage(
    <>
      <Note />
    </>,
    { path: '/dashboard' },
  );
  await user.type(screen.getByLabelText('Note'), 'typed');

  const renewal = refreshAccessToken(session.accessToken());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Infinitum cannot be reached, trying again',
  );
  expect(screen.getByLabelText('Note')).toHaveValue('typed');

  isAway = false;
  expect(await renewal).toBe('fresh');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('typed');
  expect(screen.queryByText('Welcome Back')).not.toBeInTheDocument();
});
