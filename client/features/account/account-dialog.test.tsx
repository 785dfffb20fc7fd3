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

const row = (overrides: Record<string, unknown>) => ({
  __typename: 'OwnSession',
  id: 'here',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: '2026-11-20T02:00:00Z',
  isCurrent: true,
  ...overrides,
});
const HERE = row({});
const THERE = row({ id: 'there', device: 'Safari on iOS', isCurrent: false });

const NO_FACTOR = {
  __typename: 'SecondFactor',
  codeAppSince: null,
  unusedRecoveryCodes: 0,
  isRequired: false,
  asksPassword: true,
  passkeys: [],
};

let sessions = [HERE, THERE];

const answerChange = (response: () => Response) =>
  server.use(
    endpoint.mutation('ChangePassword', ({ variables }) => {
      sent(variables);
      return response();
    }),
  );
const isChanged = () =>
  HttpResponse.json({
    data: {
      changePassword: { __typename: 'Acknowledgement', message: 'Password updated successfully.' },
    },
  });

beforeEach(() => {
  sent.mockClear();
  sessions = [HERE, THERE];
  session.signIn(buildUser({ name: 'Ana Price', email: 'ana@infinitum.example' }), TOKENS);
  server.use(
    endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })),
    endpoint.query('DashboardCustomers', () =>
      HttpResponse.json({ data: { dashboardCustomers: [] } }),
    ),
    endpoint.query('OwnSessions', () => HttpResponse.json({ data: { sessions } })),
    endpoint.query('SecondFactor', () => HttpResponse.json({ data: { secondFactor: NO_FACTOR } })),
  );
});

const current = () => screen.findByLabelText('Current Password');
const next = () => screen.getByLabelText('New Password');
const change = () => screen.getByRole('button', { name: 'Change password' });

async function openAccount() {
  const app = renderApp('/overview');
  const [button] = await screen.findAllByRole('button', { name: /^Your account/ });
  if (!button) throw new Error('the header has a way to the account');
  await app.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Your account' });
  return { ...app, dialog };
}

describe('the own account', () => {
  test('opens from the header and says whose it is', async () => {
    const { dialog } = await openAccount();
    expect(within(dialog).getByText('Ana Price')).toBeInTheDocument();
    expect(within(dialog).getByText('ana@infinitum.example')).toBeInTheDocument();
    await within(dialog).findByText('This sign-in');
    expect(await axeViolations(dialog)).toEqual([]);
  });

  test('changes the password by the current one', async () => {
    answerChange(isChanged);

    const { user } = await openAccount();

    await user.type(await current(), 'the one before');
    await user.type(next(), 'correct horse battery');
    await user.click(change());
    expect(await screen.findByText('Password updated successfully.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({
      currentPassword: 'the one before',
      newPassword: 'correct horse battery',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('needs both, and puts what the server says to its field', async () => {
    answerChange(() =>
      refusal('INVALID', 'x', { current_password: 'The current password is not right.' }),
    );

    const { user } = await openAccount();

    await current();
    await user.click(change());
    expect(screen.getByText('Current Password is required')).toBeInTheDocument();
    expect(screen.getByText('New Password is required')).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
    await user.type(await current(), 'wrong');
    await user.type(next(), 'correct horse battery');
    await user.click(change());
    expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();
    expect(screen.queryByText(/^Error:/)).not.toBeInTheDocument();
    answerChange(() => refusal('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.'));
    await user.click(change());
    expect(
      await screen.findByText('Too many attempts. Please try again later.'),
    ).toBeInTheDocument();
  });

  test('lists the sign-ins and ends all but this', async () => {
    server.use(
      endpoint.mutation('EndOtherSessions', () => {
        sessions = [HERE];
        return HttpResponse.json({ data: { endOtherSessions: 1 } });
      }),
    );

    const { user } = await openAccount();
    const list = await screen.findByRole('list', { name: 'Sign-ins' });

    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Firefox on WindowsThis sign-in',
      expect.stringMatching(/^Safari on iOSLast used /),
    ]);
    await user.click(screen.getByRole('button', { name: 'End the other sign-ins' }));
    expect(await screen.findByText('Your other sign-ins have ended.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(
      screen.queryByRole('button', { name: 'End the other sign-ins' }),
    ).not.toBeInTheDocument();
  });
});

describe('the own data', () => {
  test('is saved as a file', async () => {
    server.use(
      endpoint.query('ExportMyData', () =>
        HttpResponse.json({ data: { exportMyData: '{"profile":{"id":7}}' } }),
      ),
    );
    const saved: Blob[] = [];
    URL.createObjectURL = jest.fn<typeof URL.createObjectURL>((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:data';
    });

    const { user } = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.type).toBe('application/json');
    expect(saved[0]?.size).toBe('{"profile":{"id":7}}'.length);
  });
});

describe('a password that somebody else chose', () => {
  beforeEach(() => session.signIn(buildUser({ mustChangePassword: true }), TOKENS));

  test('has to be changed before anything else, once', async () => {
    answerChange(isChanged);

    const { user } = renderApp('/overview');
    const dialog = await screen.findByRole('dialog', { name: 'Choose your password' });

    await user.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.type(await current(), 'the one before');
    await user.type(next(), 'correct horse battery');
    await user.click(change());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(session.current().user?.mustChangePassword).toBe(false);
  });

  test('can be left by signing out', async () => {
    server.use(endpoint.mutation('SignOut', () => HttpResponse.json({ data: { signOut: true } })));
    const { user, leave } = renderApp('/overview');
    await user.click(await screen.findByRole('button', { name: 'Sign out instead' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});
