import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import {
  answerSystemAdmin,
  buildAdTech,
  data,
} from '#client/features/system-admin/system-admin.fixture';
import { AdTechsTab } from './ad-tech';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () => renderPage(<AdTechsTab />, { path: '/system-admin?tab=adtech' });

const openNew = async () => {
  const view = open();
  await screen.findByText('Kea Serve');
  await view.user.click(screen.getByRole('button', { name: 'Add AdTech' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Add AdTech' })) };
};

it('ad-techs are listed with what their bookings need', async () => {
  answerSystemAdmin(server);
  const { container } = open();
  const table = within(await screen.findByRole('table', { name: 'AdTech companies' }));
  expect(await table.findByText('Kea Serve')).toBeInTheDocument();
  expect(await table.findByText('New Zealand, Australia')).toBeInTheDocument();
  expect(table.getAllByText('Required')).toHaveLength(1);
  expect(await axeViolations(container)).toEqual([]);
});

it('a new ad-tech is sent with its requirements, confirmed and listed', async () => {
  const { askedOf, answer } = answerSystemAdmin(server);
  answer('CreateAdTech', () => data({ createAdTech: { __typename: 'AdTech', ...buildAdTech() } }));

  const { user, dialog } = await openNew();

  await user.type(dialog.getByRole('textbox', { name: 'AdTech name' }), 'Tūī Ads');
  await user.click(dialog.getByRole('combobox', { name: 'Primary country' }));
  await pickOption(user, 'Australia (AU)');
  await user.click(dialog.getByRole('checkbox', { name: 'Requires a charged CPM' }));
  await user.click(screen.getByRole('button', { name: 'Create AdTech' }));
  await waitFor(() => expect(toasts()).toEqual(['AdTech created successfully!']));
  expect(askedOf('CreateAdTech')).toEqual([
    {
      input: {
        adtechName: 'Tūī Ads',
        requiresJobNumber: false,
        requiresChargedCpm: true,
        countryCode: 'AU',
        countryList: ['AU'],
      },
    },
  ]);
  await waitFor(() => expect(askedOf('AdTechs')).toHaveLength(2));
});

it('an ad-tech needs a name', async () => {
  const { askedOf } = answerSystemAdmin(server);
  const { user, dialog } = await openNew();
  await user.click(screen.getByRole('button', { name: 'Create AdTech' }));
  expect(dialog.getByText('AdTech name is required')).toBeInTheDocument();
  expect(askedOf('CreateAdTech')).toEqual([]);
});

const edit = async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Edit Kea Serve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit AdTech' }));
  await view.user.click(dialog.getByRole('checkbox', { name: 'Requires a job number' }));
  await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
  return { ...view, dialog };
};

it('an edited ad-tech is sent with the version that was read', async () => {
  const { askedOf, answer } = answerSystemAdmin(server);
  answer('UpdateAdTech', () => data({ updateAdTech: { __typename: 'AdTech', ...buildAdTech() } }));
  await edit();
  await waitFor(() => expect(toasts()).toEqual(['AdTech updated successfully']));
  expect(askedOf('UpdateAdTech')).toMatchObject([
    { id: 4, input: { requiresJobNumber: false, version: 2 } },
  ]);
});

it('a refused save says why', async () => {
  const { answer } = answerSystemAdmin(server);
  answer('UpdateAdTech', () => refusal('INTERNAL', 'Something broke'));
  const { dialog } = await edit();
  expect(await dialog.findByText('Failed to save adtech. Something broke')).toBeInTheDocument();
});
