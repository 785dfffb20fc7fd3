import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const ADDRESS = '/reset-password#token=the-token';

const invalid = (errors: Record<string, string>) => {
  const [message] = Object.values(errors);
  return HttpResponse.json({ errors: [{ message, extensions: { code: 'INVALID', errors } }] });
};

const verify = (response: () => Response | Promise<Response>) =>
  server.use(endpoint.query('VerifyResetToken', response));
const isGood = () =>
  HttpResponse.json({
    data: { verifyResetToken: { __typename: 'Acknowledgement', status: 'success' } },
  });

const sent = jest.fn();
const reset = (response: () => Response | Promise<Response>) =>
  server.use(
    endpoint.mutation('ResetPassword', ({ variables }) => {
      sent(variables);
      return response();
    }),
  );
const isReset = () =>
  HttpResponse.json({
    data: {
      resetPassword: { __typename: 'Acknowledgement', message: 'Password updated successfully.' },
    },
  });

const password = () => screen.findByLabelText('New Password');
const repeated = () => screen.getByLabelText('Confirm New Password');
const button = () => screen.getByRole('button', { name: 'Reset Password' });

async function fillIn(first: string, second = first) {
  const app = renderApp(ADDRESS);
  await app.user.type(await password(), first);
  await app.user.type(repeated(), second);
  return app;
}

beforeEach(() => {
  sent.mockClear();
  verify(isGood);
});

describe('the reset page', () => {
  test('says that it verifies the token, then asks for the new password twice, masked', async () => {
    let answer: (response: Response) => void = () => undefined;
    verify(() => new Promise((resolve) => (answer = resolve)));
    const { container } = renderApp(ADDRESS);
    expect(await screen.findByText('Verifying token...')).toBeInTheDocument();
    answer(isGood());
    expect(await password()).toHaveAttribute('type', 'password');
    expect(repeated()).toHaveAttribute('type', 'password');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Reset Your Password' }),
    ).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each([ADDRESS, '/reset-password?token=the-token'])(
    'takes the token out of the address %s',
    async (link) => {
      reset(isReset);
      const { user, address, query, hash } = renderApp(link);
      await user.type(await password(), 'a new one');
      expect([address(), query(), hash()]).toEqual(['/reset-password', '', '']);
      await user.type(repeated(), 'a new one');
      await user.click(button());
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({ token: 'the-token', newPassword: 'a new one' }),
      );
    },
  );

  test('without a token says so and goes to the start', async () => {
    const { address } = renderApp('/reset-password');
    expect(await screen.findByText('No token provided.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('with a token that is not good says so and goes to the start', async () => {
    verify(() => invalid({ token: 'Invalid or expired reset token.' }));
    const { address } = renderApp(ADDRESS);
    expect(await screen.findByText('Invalid or expired reset token.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  });

  test('does not call a token bad because the server is away, and tries again', async () => {
    let isAway = true;

    verify(() =>
      isAway
        ? HttpResponse.json({ errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }] })
        : isGood(),
    );

    const { user } = renderApp(ADDRESS);

    expect(await screen.findByText('Away')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeInTheDocument();
  });

  test('sets the password, says so and goes to the start', async () => {
    reset(isReset);
    const { user, address } = await fillIn('a new one');
    await user.click(button());
    expect(await screen.findByText('Password reset successful.')).toBeInTheDocument();
    expect(screen.getByText('Password updated successfully.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sent).toHaveBeenCalledWith({ token: 'the-token', newPassword: 'a new one' });
  });

  test('makes a user who was signed in here sign in again', async () => {
    session.signIn(buildUser(), TOKENS);
    reset(isReset);
    const { user, address } = await fillIn('a new one');
    await user.click(button());
    await waitFor(() => expect(address()).toBe('/login'));
    expect(session.current().isAuth).toBe(false);
  });

  test('reads Resetting... while it is under way, and sends once', async () => {
    let answer: (response: Response) => void = () => undefined;
    reset(() => new Promise((resolve) => (answer = resolve)));
    const { user } = await fillIn('a new one');
    await user.click(button());
    expect(await screen.findByText('Resetting...')).toBeInTheDocument();
    await user.type(repeated(), '{Enter}');
    answer(isReset());
    await screen.findByText('Password reset successful.');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('sends nothing while the two do not match', async () => {
    const { user } = await fillIn('a new one', 'another');
    await user.click(button());
    expect(screen.getByText('Passwords do not match.')).toBeInTheDocument();
    expect(repeated()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  test('needs both, and asks for no strength', async () => {
    const { user } = renderApp(ADDRESS);
    await password();
    await user.click(button());
    expect(screen.getByText('New Password is required')).toBeInTheDocument();
    expect(screen.getByText('Confirm New Password is required')).toBeInTheDocument();
    expect(await password()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent(/strength|at least|weak/i);
  });

  test.each([
    [
      'the server fails',
      () => HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] }),
    ],
    ['there is no answer', () => HttpResponse.error()],
  ])('keeps what was typed when %s', async (_when, response) => {
    reset(response);
    const { user, address } = await fillIn('a new one');
    await user.click(button());
    expect(
      await screen.findByText('Failed to reset password. Please try again.'),
    ).toBeInTheDocument();
    expect(repeated()).toHaveValue('a new one');
    expect(address()).toBe('/reset-password');
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
  });

  test('says what is wrong with the password or that the link was used meanwhile', async () => {
    reset(() => invalid({ new_password: 'Password must be at least 12 characters' }));
    const { user } = await fillIn('a new one');
    await user.click(button());
    expect(await screen.findByText('Password must be at least 12 characters')).toBeInTheDocument();
    reset(() => invalid({ token: 'Invalid or expired reset token.' }));
    await user.click(button());
    expect(await screen.findByText('Invalid or expired reset token.')).toBeInTheDocument();
  });
});
