import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SessionUser } from '#client/session/user';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { AdminPage } from './admin-page';
import { usualTab, visibleTabs } from './admin-tabs';
import {
  ALL_ACTIONS,
  answerAdmin,
  buildAgency,
  data,
  refused,
} from './organisations/organisations.fixture';
import { userFlags } from '#client/session/user-flags';
import { buildUser } from '#client/testing/people';

const server = graphqlServer();

const AGENCY_USER: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_USER',
  entityType: 'AGENCY',
  entityId: 5,
  permissionLevel: 'USER',
};

describe('the admin page', () => {
  it('shows the tabs that the role allows, and opens the usual one', async () => {
    answerAdmin(server, { viewerCan: ['customer.create'] });
    renderPage(<AdminPage />, { path: '/admin', user: AGENCY_USER });
    expect(await screen.findByRole('table', { name: 'Manage Clients' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Clients']);
  });

  it('keeps the tab in the address and resets its table', async () => {
    answerAdmin(server);
    const { user, address } = renderPage(<AdminPage />, {
      path: '/admin?tab=clients&q=x&sort=domain&page=2',
    });
    await user.click(await screen.findByRole('tab', { name: 'Agencies' }));
    expect(await screen.findByRole('table', { name: 'Manage Agencies' })).toBeInTheDocument();
    expect(address().toString()).toBe('tab=agencies');
  });

  it('does not open a tab that the role does not allow', async () => {
    answerAdmin(server, { viewerCan: ['customer.create'] });
    renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: AGENCY_USER });
    expect(await screen.findByRole('table', { name: 'Manage Clients' })).toBeInTheDocument();
  });

  it.each([
    ['clients', ALL_ACTIONS, 'Manage Clients'],
    ['agencies, where there are no clients', ['user.create', 'agency.create'], 'Manage Agencies'],
  ])(
    'opens what mails link to as associations on the tab of the %s',
    async (_, viewerCan, table) => {
      answerAdmin(server, { viewerCan });
      renderPage(<AdminPage />, { path: '/admin?tab=associations' });
      expect(await screen.findByRole('table', { name: table })).toBeInTheDocument();
    },
  );

  it('says why it could not be shown, and tries again', async () => {
    answerAdmin(server, { viewerCan: ['customer.create'] });
    server.use(endpoint.query('AdminAccess', () => refused('UNAVAILABLE', 'Away'), { once: true }));
    const { user } = renderPage(<AdminPage />, { path: '/admin', user: AGENCY_USER });
    expect(await screen.findByText('Away')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Manage Clients' })).toBeInTheDocument();
  });
});

describe('a link to a record', () => {
  const answerAgency = () =>
    server.use(
      endpoint.query('Agency', () => data({ agency: { __typename: 'Agency', ...buildAgency() } })),
    );

  it('opens its form', async () => {
    answerAdmin(server);
    answerAgency();
    const { address } = renderPage(<AdminPage />, { path: '/admin?edit=agency.6' });
    expect(await screen.findByRole('dialog', { name: 'Edit Agency' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Agency name' })).toHaveValue('Tūī Media');
    expect(address().get('edit')).toBeNull();
  });

  it('asks whether to remove it', async () => {
    answerAdmin(server);
    answerAgency();
    renderPage(<AdminPage />, { path: '/admin?remove=agency.6' });
    expect(
      await screen.findByText('Are you sure you want to remove agency Tūī Media?'),
    ).toBeInTheDocument();
  });

  it.each([
    ['edit', 'Unable to save gadget. Unknown entity type.'],
    ['remove', 'Unable to delete gadget. Unknown entity type.'],
  ])('of an unknown kind shows: %s', async (act, text) => {
    answerAdmin(server, { viewerCan: ['customer.create'] });
    const { address } = renderPage(<AdminPage />, {
      path: `/admin?${act}=gadget.1`,
      user: AGENCY_USER,
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(address().get(act)).toBeNull();
  });
});

const flagsOf = (role: SessionUser['role'], entityType: SessionUser['entityType']) =>
  userFlags(buildUser({ role, entityType }));

it.each([
  ['ROLE_ADMIN', 'SYSTEM', 'users'],
  ['ROLE_BROADCASTER_ADMIN', 'BROADCASTER', 'users'],
  ['ROLE_CUSTOMER_ADMIN', 'CUSTOMER', 'users'],
  ['ROLE_CUSTOMER_USER', 'CUSTOMER', 'agencies'],
  ['ROLE_AGENCY_USER', 'AGENCY', 'clients'],
  ['ROLE_ADTECH_USER', 'ADTECH', 'clients'],
] as const)('%s of %s opens the admin page at %s', (role, entityType, tab) => {
  expect(usualTab(flagsOf(role, entityType))).toBe(tab);
});

it('the tabs are in the order Users, Agencies, Clients, each for people with the right', () => {
  const labels = (...actions: string[]) => visibleTabs(actions).map(({ label }) => label);
  expect(labels('customer.create', 'agency.create', 'user.create')).toEqual([
    'Users',
    'Agencies',
    'Clients',
  ]);
  expect(labels('agency.create')).toEqual(['Agencies']);
  expect(labels()).toEqual([]);
});
