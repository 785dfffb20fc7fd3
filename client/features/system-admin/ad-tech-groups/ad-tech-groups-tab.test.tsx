import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import {
  answerSystemAdmin,
  buildGroup,
  data,
} from '#client/features/system-admin/system-admin.fixture';
import { AdTechGroupsTab } from './ad-tech-group';

const server = graphqlServer();
const toasts = () => currentToasts().map(({ text }) => text);
const open = () => renderPage(<AdTechGroupsTab />, { path: '/system-admin?tab=adtech-groups' });
const row = async () =>
  within(await screen.findByRole('table', { name: 'AdTech groups' })).findByText('Resellers');

it('groups are listed with the number of their ad-techs', async () => {
  answerSystemAdmin(server);

  const { container } = open();

  await row();

  const [, first] = screen.getAllByRole('row');

  expect(within(first ?? container).getByText('1')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Group name',
    'AdTech entities',
    'Actions',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('a double-click on a row opens its form, with its members ticked', async () => {
  const { askedOf, answer } = answerSystemAdmin(server);
  answer('UpdateAdTechGroup', () =>
    data({ updateAdTechGroup: { __typename: 'AdTechGroup', ...buildGroup() } }),
  );

  const { user } = open();

  await user.dblClick(await row());

  const dialog = within(await screen.findByRole('dialog', { name: 'Edit AdTech Group' }));
  const tick = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Kea Serve' });

  expect(tick).toBeChecked();
  await user.click(await dialog.findByRole('checkbox', { name: 'Rātā Reach' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toEqual(['AdTech group updated successfully']));
  expect(askedOf('UpdateAdTechGroup')).toEqual([
    { id: 6, input: { groupName: 'Resellers', adtechIds: [4, 11], version: 2 } },
  ]);
});

it('a refused save says why', async () => {
  const { answer } = answerSystemAdmin(server);
  answer('UpdateAdTechGroup', () => refusal('INVALID', 'No'));
  const { user } = open();
  await row();
  await user.click(screen.getByRole('button', { name: 'Edit Resellers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit AdTech Group' }));
  await user.type(dialog.getByRole('textbox', { name: 'Group name' }), ' and more');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Failed to save adtech group. No')).toBeInTheDocument();
});

it('a new group needs a name', async () => {
  const { askedOf, answer } = answerSystemAdmin(server);
  answer('CreateAdTechGroup', () =>
    data({ createAdTechGroup: { __typename: 'AdTechGroup', ...buildGroup() } }),
  );

  const { user } = open();

  await row();
  await user.click(screen.getByRole('button', { name: 'Add AdTech Group' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Add AdTech Group' }));

  await user.click(screen.getByRole('button', { name: 'Create AdTech group' }));
  expect(dialog.getByText('Group name is required')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Sellers');
  await user.click(screen.getByRole('button', { name: 'Create AdTech group' }));
  await waitFor(() => expect(toasts()).toEqual(['AdTech group created successfully!']));
  expect(askedOf('CreateAdTechGroup')).toEqual([
    { input: { groupName: 'Sellers', adtechIds: [] } },
  ]);
});
