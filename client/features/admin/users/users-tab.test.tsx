import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import type { UserRowFragment } from '#client/graphql/generated';
import { userRow } from './users.fixture';
import { UsersTab } from './users-tab';

const server = graphqlServer();

const BROADCASTER_ADMIN: Partial<SessionUser> = {
  role: 'ROLE_BROADCASTER_ADMIN',
  entityType: 'BROADCASTER',
  entityId: 3,
  email: 'admin@example.com',
};

const typed = (user: UserRowFragment) => ({ __typename: 'User', ...user });

let asked: Record<string, unknown>[] = [];
const saved = jest.fn();

/** A server with these users, which counts them and answers every list with all of them. */
function serve(users: UserRowFragment[]) {
  asked = [];
  server.use(
    endpoint.query('Users', ({ variables }) => {
      asked.push(variables);
      const nodes = users.map(typed);
      const pageInfo = { __typename: 'PageInfo', endCursor: null };
      return HttpResponse.json({
        data: {
          users: { __typename: 'UserConnection', nodes, pageInfo, totalCount: nodes.length },
        },
      });
    }),
    endpoint.query('UserSummary', () => {
      const administrators = users.filter(({ admin }) => admin).length;
      const counts = {
        total: users.length,
        administrators,
        standardUsers: users.length - administrators,
      };
      return HttpResponse.json({ data: { userSummary: { __typename: 'UserSummary', ...counts } } });
    }),
    endpoint.query('OrganisationOptions', () =>
      HttpResponse.json({
        data: { customers: null, agencies: null, broadcasters: null, adtechs: null },
      }),
    ),
    endpoint.query('OrganisationSignIn', ({ variables }) => {
      const rules = { __typename: 'OrganisationSignInRules', requiresSecondFactor: false };
      return HttpResponse.json({ data: { organisationSignIn: { ...rules, ...variables } } });
    }),
    endpoint.query('SsoSettings', () => {
      const settings = { redirectUri: '', userCountOutside: 0, connection: null };
      return HttpResponse.json({
        data: { ssoSettings: { __typename: 'SsoSettings', ...settings } },
      });
    }),
    endpoint.query('ApiKeys', () => HttpResponse.json({ data: { apiKeys: [] } })),
    endpoint.query('Sandbox', () => HttpResponse.json({ data: { sandbox: null } })),
    endpoint.query('Webhooks', () =>
      HttpResponse.json({ data: { webhookEndpoints: [], webhookEventTypes: [] } }),
    ),
  );
}

const answer = (operation: string, response: () => Response) =>
  server.use(
    endpoint.mutation(operation, ({ variables }) => {
      saved(operation, variables);
      return response();
    }),
  );
const answerUser = (operation: string, field: string, user = userRow()) =>
  answer(operation, () => HttpResponse.json({ data: { [field]: typed(user) } }));

const open = (user: Partial<SessionUser> = BROADCASTER_ADMIN) =>
  renderPage(<UsersTab />, { path: '/admin', user });
const table = () => screen.findByRole('table', { name: 'Manage Users' });
const toasts = () => currentToasts().map(({ text }) => text);
const card = (label: string) => within(screen.getByRole('group', { name: label }));

beforeEach(() => {
  saved.mockClear();
  serve([
    userRow(),
    userRow({ id: 8, name: 'Bruno Bay', email: 'bruno@example.com', admin: true }),
  ]);
});

describe('the users', () => {
  it('are counted and listed with role and invitation, without their organisation', async () => {
    const { container } = open();
    expect(await within(await table()).findByText('Hana Harbour')).toBeInTheDocument();
    expect(card('Total Users').getByText('2')).toBeInTheDocument();
    expect(card('Administrators').getByText('1')).toBeInTheDocument();
    expect(card('Standard Users').getByText('1')).toBeInTheDocument();

    const heads = within(await table()).getAllByRole('columnheader');

    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Role',
      'Invitation',
      'Actions',
    ]);
    expect(within(await table()).getByText('Admin')).toBeInTheDocument();
    expect(within(await table()).getAllByText('Active')).toHaveLength(2);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('show their organisation to ROLE_ADMIN only', async () => {
    open({});
    expect((await within(await table()).findAllByText('Harbour Media')).length).toBe(2);
    expect(within(await table()).getByRole('columnheader', { name: /Entity/ })).toBeInTheDocument();
  });

  it('are searched and sorted by the server', async () => {
    const { user, address } = open();
    await within(await table()).findByText('Hana Harbour');
    expect(asked).toEqual([
      { first: 10, after: null, search: '', sort: 'NAME', descending: false },
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Search Manage Users' }), 'hana');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'hana' }));
    expect(address().get('q')).toBe('hana');
    await user.click(within(await table()).getByRole('button', { name: /^Email/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'EMAIL', search: 'hana' }));
  });

  it('say when they could not be loaded, and are requested again', async () => {
    server.use(endpoint.query('Users', () => refusal('UNAVAILABLE', 'Away')));
    const { user } = open();
    expect(
      await screen.findByText('Unable to retrieve users. Please try again.'),
    ).toBeInTheDocument();
    serve([userRow()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await table()).findByText('Hana Harbour')).toBeInTheDocument();
  });

  it('offer what the server allows, and nobody removes oneself', async () => {
    serve([
      userRow({ name: 'Admin Self', email: 'admin@example.com' }),
      userRow({ id: 9, viewerCan: ['create'] }),
    ]);
    open();
    await within(await table()).findByText('Admin Self');
    expect(screen.queryByRole('button', { name: 'Remove Admin Self' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Edit Hana Harbour/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('have a history', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'History of Hana Harbour' }));
    expect(address().get('history')).toBe('user.7');
  });
});

describe('inviting a user', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Add New User' });
  const invite = () => screen.getByRole('button', { name: 'Invite user' });

  it('sends name, address and the administrator toggle, and reloads the list', async () => {
    answerUser('InviteUser', 'inviteUser');

    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Add New User' }));

    const form = within(await dialog());

    expect(form.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Full Name' }), ' Nina New ');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'nina@example.com');
    await user.click(form.getByRole('checkbox', { name: 'Administrator' }));
    await user.click(invite());
    await waitFor(() => expect(toasts()).toEqual(['User saved successfully!']));
    expect(saved).toHaveBeenCalledWith('InviteUser', {
      input: { name: 'Nina New', email: 'nina@example.com', admin: true },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('checks the fields with the texts of the specification', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add New User' }));

    const form = within(await dialog());

    await user.click(invite());
    expect(form.getByText('Full Name is required')).toBeInTheDocument();
    expect(form.getByText('Email is required')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Full Name' }), 'Abc');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'no address');
    expect(form.getByText('Minimum 4 characters required')).toBeInTheDocument();
    expect(form.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('keeps what was typed and puts what the server says to its field', async () => {
    const taken = 'A user with this email exists already';
    answer('InviteUser', () => refusal('CONFLICT', taken, { email: taken }));

    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Add New User' }));

    const form = within(await dialog());

    await user.type(form.getByRole('textbox', { name: 'Full Name' }), 'Nina New');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'hana@example.com');
    await user.click(invite());
    expect(await form.findByText(`Failed to create user. ${taken}`)).toBeInTheDocument();
    expect(form.getByText(taken)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Nina New');
    expect(toasts()).toEqual([`Error: 409 - ${taken}`]);
  });

  it('lets a super admin choose the organisation, found by the server', async () => {
    answerUser('InviteUser', 'inviteUser');

    const searched: Record<string, unknown>[] = [];

    server.use(
      endpoint.query('OrganisationOptions', ({ variables }) => {
        searched.push(variables);
        const node = { __typename: 'Broadcaster', id: 3, broadcasterName: 'Harbour Media' };
        return HttpResponse.json({
          data: { broadcasters: { __typename: 'BroadcasterConnection', nodes: [node] } },
        });
      }),
    );

    const { user } = open({});

    await user.click(await screen.findByRole('button', { name: 'Add New User' }));

    const form = within(await dialog());

    await user.type(form.getByRole('textbox', { name: 'Full Name' }), 'Nina New');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'nina@example.com');
    await user.click(invite());
    expect(form.getByText('Organisation is required')).toBeInTheDocument();
    await user.click(form.getByRole('combobox', { name: 'Organisation' }));
    await user.paste('harb');
    await waitFor(() => expect(searched.at(-1)).toMatchObject({ search: 'harb' }));
    await pickOption(user, 'Harbour Media');
    await user.click(invite());
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[1]).toMatchObject({
      input: { entityType: 'BROADCASTER', entityId: 3 },
    });
    expect(searched.at(0)).toMatchObject({ search: '', ofBroadcasters: true, ofAgencies: false });
  });
});

describe('editing a user', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Edit User' });

  it('sends the changes with the version that was read', async () => {
    answerUser('UpdateUser', 'updateUser');

    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Edit Hana Harbour' }));

    const form = within(await dialog());

    await user.type(form.getByRole('textbox', { name: 'Full Name' }), ' Two');
    await user.click(form.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(toasts()).toEqual(['User updated successfully']));
    expect(saved).toHaveBeenCalledWith('UpdateUser', {
      id: 7,
      input: { name: 'Hana Harbour Two', email: 'hana@example.com', admin: false, version: 1 },
    });
  });

  it('says why it failed', async () => {
    answer('UpdateUser', () => refusal('INTERNAL', ''));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Hana Harbour' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'Full Name' }), ' Two');
    await user.click(form.getByRole('button', { name: 'Save user' }));
    expect(await form.findByText(/^Failed to update user\. /)).toBeInTheDocument();
  });
});

describe('an address that waits to be confirmed', () => {
  const pending = userRow({ pendingEmail: 'new@example.com' });

  it('is under the current one, and the person who saved it sees that a link was sent', async () => {
    serve([pending]);
    answerUser('UpdateUser', 'updateUser', pending);

    const { user } = open();

    expect(
      await within(await table()).findByText('new@example.com is not confirmed yet'),
    ).toBeInTheDocument();
    expect(within(await table()).getByText('hana@example.com')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Edit Hana Harbour' }));

    const email = within(await screen.findByRole('dialog', { name: 'Edit User' })).getByRole(
      'textbox',
      {
        name: 'Email',
      },
    );

    expect(email).toHaveProperty('value', 'hana@example.com');
    await user.clear(email);
    await user.type(email, 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Save user' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        'User updated successfully',
        'A link to confirm it was mailed to new@example.com.',
      ]),
    );
  });

  it('is withdrawn by a person who may change the user', async () => {
    serve([
      pending,
      userRow({ id: 8, name: 'Ana Other', pendingEmail: 'ana@example.com', viewerCan: ['create'] }),
    ]);
    answerUser('WithdrawEmailChange', 'withdrawEmailChange');

    const { user } = open();

    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the new address of Hana Harbour' }),
    );
    await waitFor(() =>
      expect(toasts()).toEqual(['new@example.com was withdrawn: hana@example.com stays.']),
    );
    expect(saved).toHaveBeenCalledWith('WithdrawEmailChange', { id: 7 });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(
      screen.queryByRole('button', { name: 'Withdraw the new address of Ana Other' }),
    ).not.toBeInTheDocument();
  });
});

describe('removing a user', () => {
  const ask = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Hana Harbour' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Are you sure you want to remove user Hana Harbour?'),
    ).toBeInTheDocument();
    return { user, question };
  };

  it('asks first, then says so, the second text for six seconds', async () => {
    answer('ArchiveUser', () => HttpResponse.json({ data: { archiveUser: true } }));
    const { user, question } = await ask();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['User deleted successfully!', 'User removed successfully']),
    );
    expect(currentToasts().at(-1)?.durationMs).toBe(6000);
    expect(saved).toHaveBeenCalledWith('ArchiveUser', { id: 7 });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('says why it failed', async () => {
    answer('ArchiveUser', () => refusal('CONFLICT', 'You cannot remove yourself'));
    const { user, question } = await ask();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(toasts()).toContain('Failed to delete user. You cannot remove yourself'),
    );
  });
});

describe('an invitation', () => {
  it('that is open or expired is shown as such and mailed again', async () => {
    const [invited, expired] = [
      userRow({ invitationState: 'INVITED', invitationExpiresAt: '2026-11-27T00:00:00Z' }),
      userRow({
        id: 8,
        name: 'Eva Expired',
        invitationState: 'EXPIRED',
        invitationExpiresAt: '2026-11-01T00:00:00Z',
      }),
    ];

    serve([invited, expired]);
    answerUser('ResendInvitation', 'resendInvitation', expired);

    const { user } = open();

    expect(await within(await table()).findByText('Invited')).toBeInTheDocument();
    expect(within(await table()).getByText('Expired')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend the invitation of Eva Expired' }));
    await waitFor(() => expect(toasts()).toEqual(['Invitation sent to hana@example.com.']));
    expect(saved).toHaveBeenCalledWith('ResendInvitation', { id: 8 });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('that could not be mailed says why, and one that was accepted is not offered', async () => {
    serve([userRow({ invitationState: 'INVITED' }), userRow({ id: 8, name: 'Ana Active' })]);
    answer('ResendInvitation', () =>
      refusal('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.'),
    );

    const { user } = open();

    await user.click(
      await screen.findByRole('button', { name: 'Resend the invitation of Hana Harbour' }),
    );
    await waitFor(() =>
      expect(toasts()).toEqual(['Error: 429 - Too many attempts. Please try again later.']),
    );
    expect(
      screen.queryByRole('button', { name: 'Resend the invitation of Ana Active' }),
    ).not.toBeInTheDocument();
  });
});

describe('removed users', () => {
  const REMOVED = {
    __typename: 'ArchivedUser',
    id: 13,
    name: 'Greta Gone',
    email: 'greta@example.com',
    archivedAt: '2026-10-01T00:00:00Z',
    erasedFrom: '2028-10-01T00:00:00Z',
  };

  const openRemoved = async (person?: Partial<SessionUser>) => {
    let archivedUsers = [REMOVED];
    server.use(
      endpoint.query('ArchivedUsers', () => HttpResponse.json({ data: { archivedUsers } })),
    );
    answer('EraseUser', () => {
      archivedUsers = [];
      return HttpResponse.json({ data: { eraseUser: true } });
    });

    const { user } = open(person);
    await user.click(await screen.findByRole('button', { name: 'Removed users' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Removed users' }) };
  };
  const EVERYWHERE = { name: 'In all other organisations, too' };

  it('are listed on request, and erased from the own organisation after a question', async () => {
    const { user, dialog } = await openRemoved();
    expect(await within(dialog).findByText(/greta@example.com/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Erase Greta Gone' }));
    expect(saved).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog');
    expect(within(question).queryByRole('checkbox', EVERYWHERE)).not.toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Erase' }));

    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith('EraseUser', { id: 13, everywhere: false }),
    );
    expect(await screen.findByText('Nobody to erase.')).toBeInTheDocument();
    expect(toasts()).toContain('User erased.');
  });

  it.each([true, false])(
    'are erased from all organisations only when a super admin chooses so: %s',
    async (isChosen) => {
      const { user } = await openRemoved({});
      await user.click(await screen.findByRole('button', { name: 'Erase Greta Gone' }));
      const question = await screen.findByRole('alertdialog');
      const choice = within(question).getByRole('checkbox', EVERYWHERE);
      expect(choice).not.toBeChecked();
      expect(choice).toHaveAccessibleDescription(/histories of other organisations/);

      if (isChosen) await user.click(choice);
      await user.click(within(question).getByRole('button', { name: 'Erase' }));

      await waitFor(() =>
        expect(saved).toHaveBeenCalledWith('EraseUser', { id: 13, everywhere: isChosen }),
      );
    },
  );
});

describe('the second factor of a user', () => {
  const lost = userRow({
    hasSecondFactor: true,
    viewerCan: ['update', 'archive', 'resetSecondFactor'],
  });

  it('is reset by a super admin after a question', async () => {
    serve([lost, userRow({ id: 8, name: 'Ana Other', viewerCan: lost.viewerCan })]);
    answer('ResetSecondFactor', () => HttpResponse.json({ data: { resetSecondFactor: true } }));

    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Reset the second factor of Hana Harbour' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reset' }));

    await waitFor(() => expect(toasts()).toEqual(['The second factor of Hana Harbour was reset.']));
    expect(saved).toHaveBeenCalledWith('ResetSecondFactor', { userId: 7 });
    expect(
      screen.queryByRole('button', { name: 'Reset the second factor of Ana Other' }),
    ).not.toBeInTheDocument();
  });

  it('is not offered to those who may not reset it', async () => {
    serve([userRow({ hasSecondFactor: true })]);
    open();
    await screen.findByRole('button', { name: 'Remove Hana Harbour' });
    expect(
      screen.queryByRole('button', { name: /^Reset the second factor/ }),
    ).not.toBeInTheDocument();
  });
});
