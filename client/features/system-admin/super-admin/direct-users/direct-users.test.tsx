import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import { graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import { data } from '#client/features/system-admin/system-admin.fixture';
import {
  answerSuperAdmin,
  buildDirectUser,
} from '#client/features/system-admin/super-admin/super-admin.fixture';
import { SuperAdminTab } from '#client/features/system-admin/super-admin/super-admin-tab';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () => renderPage(<SuperAdminTab />, { path: '/system-admin?tab=super-admin' });
const answered = (field: string) => data({ [field]: { __typename: 'User', ...buildDirectUser() } });

const openNew = async () => {
  const view = open();
  await screen.findByText('Hana Harbour');
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create User' });
  await waitFor(() => expect(create).toBeEnabled());
  await view.user.click(create);
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Create User' }) };
};
const submit = () => screen.getByRole('button', { name: 'Create user' });

describe('a direct user', () => {
  it('needs name, address, password and organisation', async () => {
    const { askedOf } = answerSuperAdmin(server);
    const { user, dialog } = await openNew();

    await user.click(submit());

    const texts = [
      'Name is required',
      'Email is required',
      'Password is required',
      'Please select an organisation',
    ];
    for (const text of texts) expect(within(dialog).getByText(text)).toBeInTheDocument();
    expect(askedOf('CreateDirectUser')).toEqual([]);
  });

  it('is of a broadcaster and no administrator by default; its password is masked until shown', async () => {
    const { askedOf, answer, lists } = answerSuperAdmin(server);
    answer('CreateDirectUser', () => answered('createDirectUser'));

    const { user, dialog } = await openNew();
    const form = within(dialog);

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Nina New');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'nina@example.com');

    const password = form.getByLabelText<HTMLInputElement>('Password');

    await user.type(password, 'a secret');
    expect(password.type).toBe('password');
    await user.click(form.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(form.getByRole('combobox', { name: 'Organisation' }));
    await pickOption(user, 'Harbour Media');
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['User created successfully']));
    expect(askedOf('CreateDirectUser')).toEqual([
      {
        input: {
          name: 'Nina New',
          email: 'nina@example.com',
          password: 'a secret',
          admin: false,
          entityType: 'BROADCASTER',
          entityId: 3,
        },
      },
    ]);
    await waitFor(() => expect(lists.users).toBe(2));
  });

  it('that is refused keeps what was typed and says why', async () => {
    const taken = 'A user with this email exists already';
    const { answer } = answerSuperAdmin(server);

    answer('CreateDirectUser', () => refusal('CONFLICT', taken, { email: taken }));

    const { user, dialog } = await openNew();
    const form = within(dialog);

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Nina New');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'hana@example.com');
    await user.type(form.getByLabelText('Password'), 'a secret');
    await user.click(form.getByRole('combobox', { name: 'Type of organisation' }));
    await pickOption(user, 'Agency');
    await user.click(form.getByRole('combobox', { name: 'Organisation' }));
    await pickOption(user, 'Northlight');
    await user.click(submit());
    expect(await form.findByText(`Failed to create user. ${taken}`)).toBeInTheDocument();
    expect(form.getByText(taken)).toBeInTheDocument();
    expect(form.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Northlight');
  });
});

describe('editing a user', () => {
  const edit = async (name: string) => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    return { ...view, form: within(await screen.findByRole('dialog', { name: 'Edit User' })) };
  };
  const save = () => screen.getByRole('button', { name: 'Save changes' });

  it('leaves out a password that was left blank, and reloads the list', async () => {
    const { askedOf, answer, lists } = answerSuperAdmin(server);
    answer('UpdateDirectUser', () => answered('updateUser'));

    const { user, form } = await edit('Hana Harbour');

    await user.type(form.getByLabelText(/^Password/), '  ');
    await user.click(form.getByRole('checkbox', { name: 'Administrator' }));
    await user.click(save());
    await waitFor(() => expect(toasts()).toEqual(['User updated successfully']));

    const person = { name: 'Hana Harbour', email: 'hana@example.com' };

    expect(askedOf('UpdateDirectUser')).toEqual([
      {
        id: 7,
        input: { ...person, admin: true, entityType: 'BROADCASTER', entityId: 3, version: 4 },
      },
    ]);
    await waitFor(() => expect(lists.users).toBe(2));
  });

  it('sends a new password', async () => {
    const { askedOf, answer } = answerSuperAdmin(server);
    answer('UpdateDirectUser', () => answered('updateUser'));
    const { user, form } = await edit('Hana Harbour');
    await user.type(form.getByLabelText(/^Password/), 'brand new');
    await user.click(save());
    await waitFor(() =>
      expect(askedOf('UpdateDirectUser')).toMatchObject([{ input: { password: 'brand new' } }]),
    );
  });

  it('asks a super admin for no organisation', async () => {
    const { askedOf, answer } = answerSuperAdmin(server);
    answer('UpdateDirectUser', () => refusal('INTERNAL', 'Something broke'));

    const { user, form } = await edit('Ada Admin');

    expect(form.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Name' }), ' Two');
    await user.click(save());
    expect(await form.findByText('Failed to update user. Something broke')).toBeInTheDocument();
    expect(askedOf('UpdateDirectUser')).toEqual([
      { id: 1, input: { name: 'Ada Admin Two', email: 'hana@example.com', version: 4 } },
    ]);
  });
});
