import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const sent = jest.fn();

const WRONG_CODE = 'This code is not right, or it was used before.';

interface Refused {
  errors: { message: string; extensions: Record<string, unknown> }[];
}

const refused = (code: string, message: string, methods?: string[]) =>
  HttpResponse.json<Refused>({ errors: [{ message, extensions: { code, methods } }] });

/** A server that asks for a second factor, and takes the code 123456. */
function serve(methods: string[]) {
  server.use(
    endpoint.mutation('SignIn', ({ variables }) => {
      const { code } = (variables as { input: { code?: string } }).input; // the mutation's variable
      sent(variables);
      if (code === undefined) return refused('SECOND_FACTOR_REQUIRED', 'Enter it.', methods);
      if (code !== '123456') return refused('UNAUTHENTICATED', WRONG_CODE);
      return HttpResponse.json({
        data: { openPageSession: { __typename: 'PageSession', ...buildUser(), ...TOKENS } },
      });
    }),
  );
}

async function enterPassword() {
  const app = renderApp('/login');
  await app.user.type(await screen.findByLabelText('Email'), 'ana@infinitum.example');
  await app.user.type(screen.getByLabelText('Password'), 'infinitum-demo');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return app;
}

beforeEach(() => {
  sent.mockClear();
  server.use(endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the second step of a sign-in', () => {
  test('asks for the code, in a field that browsers fill in', async () => {
    serve(['code']);
    const { container } = await enterPassword();

    const code = await screen.findByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveFocus();
    expect(screen.queryByText(/Login failed/)).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('signs in with the right code, after saying that one is wrong', async () => {
    serve(['code']);
    const { user, address } = await enterPassword();

    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(WRONG_CODE)).toBeInTheDocument();

    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/overview'));
    expect(sent).toHaveBeenLastCalledWith({
      input: { email: 'ana@infinitum.example', password: 'infinitum-demo', code: '123456' },
    });
  });

  test('takes a recovery code instead, and leads back to the password', async () => {
    serve(['code']);
    const { user } = await enterPassword();

    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveAttribute('inputmode', 'text');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Recovery code is required')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  });
});

const assertion = () => ({
  id: 'credential',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: new Uint8Array([2]).buffer,
    clientDataJSON: new Uint8Array([3]).buffer,
    signature: new Uint8Array([4]).buffer,
    userHandle: new Uint8Array([5]).buffer,
  },
});

/** A browser with passkeys that answers so. */
function haveBrowserAnswer(get: () => Promise<unknown>) {
  const value = Object.assign(() => undefined, {});
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  server.use(
    endpoint.mutation('BeginPasskeySignIn', () =>
      HttpResponse.json({
        data: {
          beginPasskeySignIn: {
            __typename: 'PasskeyChallenge',
            challenge: 'AAAA',
            rpId: 'localhost',
            timeoutMs: 1_000,
          },
        },
      }),
    ),
    endpoint.mutation('SignInWithPasskey', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({
        data: {
          openPageSessionWithPasskey: { __typename: 'PageSession', ...buildUser(), ...TOKENS },
        },
      });
    }),
  );
}

describe('a passkey', () => {
  test('signs in without an address and a password', async () => {
    haveBrowserAnswer(() => Promise.resolve(assertion()));
    const { user, address } = renderApp('/login');

    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));

    await waitFor(() => expect(address()).toBe('/overview'));
    expect(session.accessToken()).toBe('access');
    expect(sent).toHaveBeenCalledWith({
      input: {
        id: 'credential',
        authenticatorData: 'Ag',
        clientData: 'Aw',
        signature: 'BA',
        userHandle: 'BQ',
      },
    });
  });

  test('that the person does not use leaves the page as it was', async () => {
    haveBrowserAnswer(() => Promise.reject(new DOMException('x', 'NotAllowedError')));
    const { user, address } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/^No passkey was used\./)).toBeInTheDocument();
    expect(address()).toBe('/login');
  });

  test('is not offered by a browser that has none', async () => {
    renderApp('/login');
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});
