import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { refusal } from '#client/testing/refusal';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();
const sent = jest.fn();

const NO_FACTOR = {
  __typename: 'SecondFactor',
  codeAppSince: null as string | null,
  unusedRecoveryCodes: 0,
  isRequired: false,
  asksPassword: true,
  passkeys: [] as object[],
};
const PASSKEY = {
  __typename: 'Passkey',
  id: 4,
  name: 'Firefox on Windows',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: null,
};
const CODES = ['AAAA-BBBB', 'CCCC-DDDD'];

let factor = NO_FACTOR;

const answer = (operation: string, data: Record<string, unknown>) =>
  server.use(
    endpoint.mutation(operation, ({ variables }) => {
      sent(operation, variables);
      return HttpResponse.json({ data });
    }),
  );

beforeEach(() => {
  sent.mockClear();
  factor = NO_FACTOR;
  session.signIn(buildUser(), TOKENS);
  server.use(
    endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })),
    endpoint.query('DashboardCustomers', () =>
      HttpResponse.json({ data: { dashboardCustomers: [] } }),
    ),
    endpoint.query('OwnSessions', () => HttpResponse.json({ data: { sessions: [] } })),
    endpoint.query('SecondFactor', () => HttpResponse.json({ data: { secondFactor: factor } })),
  );
  answer('BeginCodeApp', {
    beginCodeApp: {
      __typename: 'NewCodeApp',
      secret: 'ABCDEFGH',
      uri: 'otpauth://totp/Infinitum:ana?secret=ABCDEFGH',
    },
  });
});

const press = (name: string) => screen.findByRole('button', { name });

async function openAccount() {
  const app = renderApp('/overview');
  const [button] = await screen.findAllByRole('button', { name: /^Your account/ });
  if (!button) throw new Error('the header has a way to the account');
  await app.user.click(button);
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Your account' }) };
}

type User = Awaited<ReturnType<typeof openAccount>>['user'];

/** The form of the act, with its password typed. */
async function confirmWithPassword(user: User, label: string) {
  const form = await screen.findByRole('form', { name: label });
  await user.type(within(form).getByLabelText('Current Password'), 'my password');
  await user.click(within(form).getByRole('button', { name: label }));
}

async function addApp(user: User) {
  await user.click(await press('Add an authenticator app'));
  await confirmWithPassword(user, 'Add an authenticator app');
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(await press('Confirm'));
}

describe('the second factor of an account', () => {
  test('is added with the password, a picture and a first code', async () => {
    answer('ConfirmCodeApp', { confirmCodeApp: CODES });
    const { user, dialog } = await openAccount();

    await user.click(await press('Add an authenticator app'));
    await confirmWithPassword(user, 'Add an authenticator app');

    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    expect(await axeViolations(dialog)).toEqual([]);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(await press('Confirm'));

    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    factor = { ...NO_FACTOR, codeAppSince: '2026-11-20T01:00:00Z', unusedRecoveryCodes: 10 };
    await user.click(await press('I have kept them'));

    expect(await screen.findByText('Authenticator app')).toBeInTheDocument();
    expect(screen.getByText('10 are left')).toBeInTheDocument();
    expect(sent.mock.calls).toEqual([
      ['BeginCodeApp', { password: 'my password' }],
      ['ConfirmCodeApp', { code: '123456' }],
    ]);
  });

  test('puts a wrong password and a wrong code to their fields', async () => {
    const wrong = { password: 'The current password is not right.' };
    server.use(endpoint.mutation('BeginCodeApp', () => refusal('INVALID', 'x', wrong)));
    const { user } = await openAccount();
    await user.click(await press('Add an authenticator app'));
    await confirmWithPassword(user, 'Add an authenticator app');
    expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    await user.click(await press('Cancel'));
    expect(await press('Add an authenticator app')).toBeInTheDocument();
  });

  test('lists its passkeys, which are removed by the password', async () => {
    factor = { ...NO_FACTOR, passkeys: [PASSKEY], unusedRecoveryCodes: 1 };
    answer('RemovePasskey', { removePasskey: true });
    const { user } = await openAccount();

    expect(await screen.findByText('Passkey of Firefox on Windows')).toBeInTheDocument();
    expect(screen.getByText('1 is left')).toBeInTheDocument();
    await user.click(await press('Remove the passkey of Firefox on Windows'));
    factor = NO_FACTOR;
    await confirmWithPassword(user, 'Remove the passkey');

    expect(
      await screen.findByText('The passkey of Firefox on Windows was removed.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByText('Passkey of Firefox on Windows')).not.toBeInTheDocument(),
    );
    expect(sent).toHaveBeenCalledWith('RemovePasskey', { id: 4, password: 'my password' });
  });

  test('renames a passkey, without the password', async () => {
    factor = { ...NO_FACTOR, passkeys: [PASSKEY], unusedRecoveryCodes: 1 };
    const renamed = { ...PASSKEY, name: 'Work laptop' };
    answer('RenamePasskey', { renamePasskey: renamed });
    const { user } = await openAccount();

    await user.click(await press('Rename the passkey of Firefox on Windows'));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.click(await press('Rename'));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();

    factor = { ...NO_FACTOR, passkeys: [renamed], unusedRecoveryCodes: 1 };
    await user.type(field, 'Work laptop');
    await user.click(await press('Rename'));

    expect(await screen.findByText('Passkey of Work laptop')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith('RenamePasskey', { id: 4, name: 'Work laptop' });
  });

  test('is changed without a password by those who have none', async () => {
    factor = { ...NO_FACTOR, asksPassword: false };
    const { user } = await openAccount();
    await user.click(await press('Add an authenticator app'));
    const form = await screen.findByRole('form', { name: 'Add an authenticator app' });
    expect(within(form).queryByLabelText('Current Password')).not.toBeInTheDocument();
    await user.click(within(form).getByRole('button', { name: 'Add an authenticator app' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('BeginCodeApp', { password: null }));
  });
});

describe('an account that must have a second factor', () => {
  beforeEach(() => session.signIn(buildUser({ mustSetUpSecondFactor: true }), TOKENS));

  test('shows nothing else until one is set up and its recovery codes are kept', async () => {
    answer('ConfirmCodeApp', { confirmCodeApp: CODES });
    const overview = jest.fn();
    server.use(
      endpoint.query('Overview', () => {
        overview();
        return HttpResponse.json({ data: { overview: [] } });
      }),
    );

    const { user } = renderApp('/overview');
    const dialog = await screen.findByRole('dialog', { name: 'Set up a second factor' });
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await press('Add an authenticator app');
    await user.keyboard('{Escape}');
    expect(overview).not.toHaveBeenCalled();

    await addApp(user);
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(session.current().user?.mustSetUpSecondFactor).toBe(true);
    await user.click(await press('I have kept them'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(overview).toHaveBeenCalled());
  });

  test('can be left by signing out', async () => {
    answer('SignOut', { signOut: true });
    const { user, leave } = renderApp('/overview');
    await user.click(await press('Sign out instead'));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
