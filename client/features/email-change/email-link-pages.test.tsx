import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const posted = jest.fn();

const answer = (operation: string, response: () => Response | Promise<Response>) =>
  server.use(
    endpoint.mutation(operation, ({ variables, request }) => {
      posted(variables, request.headers.get('authorization'));
      return response();
    }),
  );
const done = (field: string, message: string) => () =>
  HttpResponse.json({ data: { [field]: { __typename: 'Acknowledgement', message } } });

beforeEach(() => {
  posted.mockClear();
});

describe.each([
  {
    page: 'the page that confirms a new address',
    path: '/confirm-email#the-token',
    operation: 'ConfirmEmailChange',
    field: 'confirmEmailChange',
    label: 'Confirm the address',
    result: 'Thank you! From now on you sign in with this address and your password.',
  },
  {
    page: 'the page that keeps an old address',
    path: '/keep-email#the-token',
    operation: 'ObjectToEmailChange',
    field: 'objectToEmailChange',
    label: 'Keep my address',
    result: 'The change was stopped: you keep your address.',
  },
])('$page', ({ path, operation, field, label, result }) => {
  const button = () => screen.findByRole('button', { name: label });

  test('asks first, sends the token of its address once, and shows the result', async () => {
    let release: (response: Response) => void = () => undefined;
    answer(operation, () => new Promise((resolve) => (release = resolve)));

    const { container, user, address } = renderApp(path);

    await button();
    expect(posted).not.toHaveBeenCalled();
    expect(await axeViolations(container)).toEqual([]);
    await user.dblClick(await button());
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
    release(done(field, result)());
    expect(await screen.findByText(result)).toBeInTheDocument();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(posted).toHaveBeenCalledWith({ token: 'the-token' }, null);
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('makes a user who was signed in here sign in again', async () => {
    session.signIn(buildUser(), TOKENS);
    answer(operation, done(field, result));
    const { user } = renderApp(path);
    await user.click(await button());
    await screen.findByText(result);
    expect(session.current().isAuth).toBe(false);
  });

  test.each([
    ['INVALID', /^This link is not valid any more/],
    ['CONFLICT', /^Somebody else has taken this address meanwhile/],
  ])(
    'says why it cannot be done when the answer is %s, and does not offer it again',
    async (code, text) => {
      answer(operation, () => refusal(code, 'x'));
      const { user } = renderApp(path);
      await user.click(await button());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
      expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    },
  );

  test('lets one try again when there was no answer', async () => {
    answer(operation, () => HttpResponse.error());
    const { user } = renderApp(path);
    await user.click(await button());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry, that did not work/),
    );
    answer(operation, done(field, result));
    await user.click(await button());
    expect(await screen.findByText(result)).toBeInTheDocument();
  });
});
