import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { checkForm } from '#client/components/entity-form/check-form';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import {
  answerSystemAdmin,
  buildChannel,
  data,
} from '#client/features/system-admin/system-admin.fixture';
import { channelFields, ChannelsTab } from './channel';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () => renderPage(<ChannelsTab />, { path: '/system-admin?tab=channels' });

const openNew = async () => {
  const view = open();
  await screen.findByText('Harbour+');
  await view.user.click(screen.getByRole('button', { name: 'Add Channel' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Add Channel' })) };
};

it('channels are listed with their owners, and sorted by the server', async () => {
  const { askedOf } = answerSystemAdmin(server);
  const { container, user } = open();
  const table = within(await screen.findByRole('table', { name: 'Channels' }));
  expect(await table.findByText('Harbour+')).toBeInTheDocument();
  expect(table.getByText('BROADCASTER')).toBeInTheDocument();
  expect(table.getByText('ADTECH')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(table.getByRole('button', { name: /^Owner$/ }));
  await waitFor(() => expect(askedOf('Channels').at(-1)).toMatchObject({ sort: 'OWNER' }));
});

describe('a new channel', () => {
  it('belongs to a broadcaster by default, and needs a name and an owner', async () => {
    const { askedOf } = answerSystemAdmin(server);
    const { user, dialog } = await openNew();

    await user.click(screen.getByRole('button', { name: 'Create channel' }));
    expect(dialog.getByText('Channel name is required')).toBeInTheDocument();
    expect(dialog.getByText('Owner is required')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Owner type' }).textContent).toBe('Broadcaster');
    expect(askedOf('OrganisationOptions').at(-1)).toMatchObject({
      ofBroadcasters: true,
      ofAdTechs: false,
    });
    expect(askedOf('CreateChannel')).toEqual([]);
  });

  it('loses its owner with the kind of owner', async () => {
    const { askedOf, answer } = answerSystemAdmin(server);
    answer('CreateChannel', () =>
      data({ createChannel: { __typename: 'Channel', ...buildChannel() } }),
    );

    const { user, dialog } = await openNew();

    await user.type(dialog.getByRole('textbox', { name: 'Channel name' }), 'bay-plus');
    await user.click(dialog.getByRole('combobox', { name: 'Owner' }));
    await pickOption(user, 'Harbour Media');
    await user.click(dialog.getByRole('combobox', { name: 'Owner type' }));
    await pickOption(user, 'AdTech');
    expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('');
    await user.click(dialog.getByRole('combobox', { name: 'Owner' }));
    await pickOption(user, 'Rātā Reach');
    await user.click(screen.getByRole('button', { name: 'Create channel' }));
    await waitFor(() => expect(toasts()).toEqual(['Channel created successfully!']));
    expect(askedOf('CreateChannel')).toEqual([
      { input: { channelName: 'bay-plus', displayName: '', ownerType: 'adtech', ownerId: 11 } },
    ]);
  });
});

it.each([
  ['ownerType', 'Owner type is required'],
  ['ownerId', 'Owner is required'],
])('a channel without %s shows: %s', (name, text) => {
  const fields = channelFields({ options: [], onSearch: () => undefined, isLoading: false });
  const values = { name: 'bay', displayName: '', ownerType: 'adtech', ownerId: '4' };
  expect(checkForm(fields, values)).toEqual({});
  expect(checkForm(fields, { ...values, [name]: null })).toEqual({ [name]: text });
});

describe('editing a channel', () => {
  const edit = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Edit harbour-plus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Channel' }));
    expect(dialog.getByRole('combobox', { name: 'Owner' })).toHaveValue('Harbour Media');
    await view.user.clear(dialog.getByRole('textbox', { name: /^Display name/ }));
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    return dialog;
  };

  it('sends the version that was read', async () => {
    const { askedOf, answer } = answerSystemAdmin(server);
    answer('UpdateChannel', () =>
      data({ updateChannel: { __typename: 'Channel', ...buildChannel() } }),
    );
    await edit();
    await waitFor(() => expect(toasts()).toEqual(['Channel updated successfully']));
    expect(askedOf('UpdateChannel')).toEqual([
      {
        id: 5,
        input: {
          channelName: 'harbour-plus',
          displayName: '',
          ownerType: 'broadcaster',
          ownerId: 3,
          version: 2,
        },
      },
    ]);
  });

  it('says why it failed', async () => {
    const { answer } = answerSystemAdmin(server);
    answer('UpdateChannel', () => refusal('UNAVAILABLE', 'Away'));
    const dialog = await edit();
    expect(await dialog.findByText('Failed to save channel. Away')).toBeInTheDocument();
  });
});
