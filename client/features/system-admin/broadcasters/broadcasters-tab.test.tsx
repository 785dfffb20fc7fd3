import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import { shortenCountries } from '#client/features/system-admin/managed/country-columns';
import {
  answerSystemAdmin,
  buildBroadcaster,
  data,
} from '#client/features/system-admin/system-admin.fixture';
import { BroadcastersTab } from './broadcaster';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () => renderPage(<BroadcastersTab />, { path: '/system-admin' });
const table = () => screen.findByRole('table', { name: 'Broadcasters' });

const saved = (version: number) =>
  data({ createBroadcaster: { __typename: 'Broadcaster', ...buildBroadcaster({ version }) } });

describe('the broadcasters', () => {
  it('are listed with their home and the first three countries', async () => {
    answerSystemAdmin(server);
    const { container } = open();
    const rows = within(await table());
    expect(await rows.findByText('Harbour Media')).toBeInTheDocument();
    expect(await rows.findByText('New Zealand, Australia, Fiji +2 more')).toBeInTheDocument();
    const heads = rows.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Broadcaster', 'Home country', 'Countries', 'Actions']);
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each([
    [['NZ'], 'NZ'],
    [['NZ', 'AU', 'FJ'], 'NZ, AU, FJ'],
    [['NZ', 'AU', 'FJ', 'WS'], 'NZ, AU, FJ +1 more'],
    [[], ''],
  ])('%j stands as "%s"', (names, text) => {
    expect(shortenCountries(names)).toBe(text);
  });

  it('are searched and sorted by the server', async () => {
    const { askedOf } = answerSystemAdmin(server);
    const { user } = open();

    await within(await table()).findByText('Harbour Media');
    expect(askedOf('Broadcasters')).toEqual([
      { first: 10, after: null, search: '', sort: 'NAME', descending: false },
    ]);
    await user.click(within(await table()).getByRole('button', { name: /^Home country/ }));
    await waitFor(() => expect(askedOf('Broadcasters').at(-1)).toMatchObject({ sort: 'COUNTRY' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search Broadcasters' }), 'bay');
    await waitFor(() => expect(askedOf('Broadcasters').at(-1)).toMatchObject({ search: 'bay' }));
  });

  it('say when they could not be loaded', async () => {
    answerSystemAdmin(server);
    server.use(endpoint.query('Broadcasters', () => refusal('UNAVAILABLE', 'Away')));
    open();
    expect(
      await screen.findByText('Unable to retrieve broadcasters. Please try again.'),
    ).toBeInTheDocument();
  });

  it('have a history', async () => {
    answerSystemAdmin(server);
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'History of Harbour Media' }));
    expect(address().get('history')).toBe('broadcaster.3');
  });
});

describe('a new broadcaster', () => {
  const openNew = async () => {
    const view = open();
    await within(await table()).findByText('Harbour Media');
    await view.user.click(screen.getByRole('button', { name: 'Add Broadcaster' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Add Broadcaster' }) };
  };

  it('needs a name and a primary country', async () => {
    const { askedOf } = answerSystemAdmin(server);
    const { user, dialog } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Create broadcaster' }));
    expect(within(dialog).getByText('Broadcaster name is required')).toBeInTheDocument();
    expect(within(dialog).getByText('Primary country is required')).toBeInTheDocument();
    expect(askedOf('CreateBroadcaster')).toEqual([]);
  });

  it('is sent with its home among its countries, confirmed and listed', async () => {
    const { askedOf, answer } = answerSystemAdmin(server);
    answer('CreateBroadcaster', () => saved(1));

    const { user, dialog } = await openNew();

    await user.type(within(dialog).getByRole('textbox', { name: 'Broadcaster name' }), ' Bay TV ');
    await user.click(within(dialog).getByRole('combobox', { name: 'Primary country' }));
    await pickOption(user, 'New Zealand (NZ)');
    await user.click(within(dialog).getByRole('combobox', { name: 'Operational countries' }));
    await pickOption(user, 'Fiji (FJ)');
    await user.click(screen.getByRole('button', { name: 'Create broadcaster' }));
    await waitFor(() => expect(toasts()).toEqual(['Broadcaster created successfully!']));
    expect(askedOf('CreateBroadcaster')).toEqual([
      { input: { broadcasterName: 'Bay TV', countryCode: 'NZ', countryList: ['NZ', 'FJ'] } },
    ]);
    await waitFor(() => expect(askedOf('Broadcasters')).toHaveLength(2));
  });

  it('that the server refuses keeps what was typed', async () => {
    const { answer } = answerSystemAdmin(server);
    answer('CreateBroadcaster', () => refusal('INVALID', 'No', { broadcaster_name: 'Too long' }));
    const { user, dialog } = await openNew();
    await user.type(within(dialog).getByRole('textbox', { name: 'Broadcaster name' }), 'Bay TV');
    await user.click(within(dialog).getByRole('combobox', { name: 'Primary country' }));
    await pickOption(user, 'Fiji (FJ)');
    await user.click(screen.getByRole('button', { name: 'Create broadcaster' }));
    expect(await within(dialog).findByText('Failed to save broadcaster. No')).toBeInTheDocument();
    expect(within(dialog).getByText('Too long')).toBeInTheDocument();
  });
});

describe('editing a broadcaster', () => {
  const edit = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Edit Harbour Media' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Broadcaster' });
    await view.user.type(
      within(dialog).getByRole('textbox', { name: 'Broadcaster name' }),
      ' Group',
    );
    return { ...view, dialog };
  };

  it('sends the version that was read', async () => {
    const { askedOf, answer } = answerSystemAdmin(server);
    answer('UpdateBroadcaster', () =>
      data({ updateBroadcaster: { __typename: 'Broadcaster', ...buildBroadcaster() } }),
    );

    const { user } = await edit();

    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toasts()).toEqual(['Broadcaster updated successfully']));
    expect(askedOf('UpdateBroadcaster')).toMatchObject([
      { id: 3, input: { broadcasterName: 'Harbour Media Group', countryCode: 'NZ', version: 2 } },
    ]);
  });
});
