import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

const refuse = (code: string, message: string) =>
  server.use(
    endpoint.mutation('SignIn', () =>
      HttpResponse.json({ errors: [{ message, extensions: { code } }] }),
    ),
  );

async function fillIn() {
  const app = renderApp('/login');
  await app.user.type(await email(), 'ana@infinitum.example');
  await app.user.type(password(), 'infinitum-demo');
  return app;
}

beforeEach(() => {
  server.use(endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })));
});

describe('the login page', () => {
  test('greets, says what the product is for and names its licence', async () => {
    const { container } = renderApp('/login');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome Back' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Discover the power of connected advertising')).toBeInTheDocument();
    expect(screen.getByText(/By signing in, you agree to the/).textContent).toBe(
      'By signing in, you agree to the Platform License Agreement.',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('signs in with the right password and goes to the overview', async () => {
    const sent = jest.fn();

    server.use(
      endpoint.mutation('SignIn', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({
          data: { openPageSession: { __typename: 'PageSession', ...buildUser(), ...TOKENS } },
        });
      }),
    );

    const { user, address } = await fillIn();

    await user.click(signIn());
    await waitFor(() => expect(address()).toBe('/overview'));
    expect(sent).toHaveBeenCalledWith({
      input: { email: 'ana@infinitum.example', password: 'infinitum-demo' },
    });
    expect(session.accessToken()).toBe('access');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('access');
  });

  test('shows and hides the password', async () => {
    const { user } = await fillIn();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('says so when the credentials are refused, without an extra toast', async () => {
    refuse('UNAUTHENTICATED', 'Wrong');
    const { user, address } = await fillIn();
    await user.click(signIn());
    expect(
      await screen.findByText('Login failed. Please check your credentials.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Error: 401/)).not.toBeInTheDocument();
    expect(address()).toBe('/login');
  });

  test('adds how long to wait when there were too many tries', async () => {
    refuse('TOO_MANY_REQUESTS', 'Too many attempts. Try again in 14 minutes.');
    const { user } = await fillIn();
    await user.click(signIn());
    expect(
      await screen.findByText(
        'Login failed. Please check your credentials. Too many attempts. Try again in 14 minutes.',
      ),
    ).toBeInTheDocument();
  });

  test('says so when there is no answer', async () => {
    server.use(endpoint.mutation('SignIn', () => HttpResponse.error()));
    const { user } = await fillIn();
    await user.click(signIn());
    expect(await screen.findByText('An unexpected error occurred.')).toBeInTheDocument();
  });

  test('sends nothing while a field is wrong, and leads to the first', async () => {
    const { user } = renderApp('/login');
    await user.type(await email(), 'ana');
    await user.click(signIn());
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(await email()).toHaveFocus();
  });

  test('shows the licence terms and gives the focus back', async () => {
    const { user } = renderApp('/login');
    const link = await screen.findByRole('button', { name: 'Platform License Agreement' });

    await user.click(link);

    const dialog = await screen.findByRole('dialog', { name: 'Platform License Agreement' });
    for (const term of [
      'Chrome 61, Firefox 60, Edge 79, Safari 11 or Opera 48',
      '14 days',
      '30 days',
      '3 working days',
      '12 months',
      'New Zealand',
    ]) {
      expect(within(dialog).getByText(new RegExp(term))).toBeInTheDocument();
    }

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
  });
});
