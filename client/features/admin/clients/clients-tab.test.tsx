import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import { AdminPage } from '#client/features/admin/admin-page';
import { asRequest, buildRequest } from '#client/features/admin/associations/associations.fixture';
import {
  answerAdmin,
  buildClient,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';
import { newOrganisation } from '#client/features/admin/organisations/organisation-values';
import { checkScope } from './client-fields';

const server = graphqlServer();

const AGENCY: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_ADMIN',
  entityType: 'AGENCY',
  entityId: 5,
};

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(user: Partial<SessionUser> = {}) {
  const asked = answerAdmin(server);
  const view = renderPage(<AdminPage />, { path: '/admin?tab=clients', user });
  await screen.findByRole('button', { name: 'Edit Kōwhai Foods' });
  return { ...view, asked };
}

async function openForm(user?: Partial<SessionUser>) {
  const view = await open(user);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add New Client' });

  await waitFor(() => expect(add).toBeEnabled());
  await view.user.click(add);
  await screen.findByRole('dialog', { name: 'Add New Client' });

  const name = screen.getByRole('combobox', { name: 'Client name' });
  const typeName = async (text: string) => {
    await view.user.click(name);
    await view.user.paste(text);
  };

  return { ...view, typeName };
}

function take(operation: string, answer: () => Response) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    endpoint.mutation(operation, ({ variables }) => {
      sent.push(variables);
      return answer();
    }),
  );
  return sent;
}

const saved = (field: string) => () =>
  data({ [field]: { __typename: 'Customer', ...buildClient() } });

describe('the clients tab', () => {
  it('leads from a client to its dashboard', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Figures of Kōwhai Foods' })).toHaveAttribute(
      'href',
      `/dashboard?client=${buildClient().id}`,
    );
  });

  it('counts the clients, names their top category and lists them by display name', async () => {
    const { container } = await open();
    expect(
      await within(screen.getByRole('group', { name: 'Total Clients' })).findByText('12'),
    ).toBeInTheDocument();

    const category = within(screen.getByRole('group', { name: 'Top Category' }));

    expect(category.getByText('Food and Grocery')).toBeInTheDocument();
    expect(category.getByText('25.0% of clients')).toBeInTheDocument();

    const [head, row] = within(screen.getByRole('table', { name: 'Manage Clients' })).getAllByRole(
      'row',
    );
    const texts = (of: HTMLElement | undefined, role: string) =>
      within(of ?? container)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);

    expect(texts(head, 'columnheader')).toEqual(['Client Name', 'Domain', 'Category', 'Actions']);
    expect(texts(row, 'cell').slice(0, 3)).toEqual([
      'Kōwhai Foods',
      'kowhai.example',
      'Food and Grocery',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('sorts on the server', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'Category' }));
    await waitFor(() =>
      expect(asked.at(-1)?.variables).toMatchObject({ sort: 'CATEGORY', descending: false }),
    );
  });

  it('says that the clients could not be retrieved', async () => {
    answerAdmin(server);
    server.use(endpoint.query('Clients', () => refused('UNAVAILABLE', 'Away')));
    renderPage(<AdminPage />, { path: '/admin?tab=clients' });
    expect(
      await screen.findByText('Unable to retrieve clients. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('the form of a client', () => {
  it('asks for a name of four characters and a primary country', async () => {
    const { user, typeName } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Create client' }));
    expect(screen.getByText('Client name is required')).toBeInTheDocument();
    expect(screen.getByText('Primary country is required')).toBeInTheDocument();
    await typeName('abc');
    expect(screen.getByText('Client name must be at least 4 characters')).toBeInTheDocument();
  });

  it('gives a super admin every country and the billing entity, which is the booking entity at first', async () => {
    const { user, typeName } = await openForm();
    const sent = take('CreateClient', saved('createCustomer'));

    await typeName('Rata Retail');
    expect(screen.getByText('Booking Entity')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Primary country' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Australia (AU)',
      'France (FR)',
      'New Zealand (NZ)',
    ]);
    await user.click(screen.getByRole('option', { name: 'France (FR)' }));
    await user.click(screen.getByRole('combobox', { name: /^Billing entity/ }));
    await pickOption(user, 'No Charge');
    await user.click(screen.getByRole('button', { name: 'Create client' }));
    expect(await screen.findByText('Customer created successfully!')).toBeInTheDocument();
    expect(sent[0]?.input).toMatchObject({
      custName: 'Rata Retail',
      taxonomyId: 0,
      billingEntity: 0,
      countryCode: 'FR',
      countryList: ['FR'],
    });
  });

  it('gives others neither the billing entity nor, with one country, a choice of countries', async () => {
    const { user, typeName } = await openForm(AGENCY);
    const sent = take('CreateClient', saved('createCustomer'));
    expect(screen.queryByRole('combobox', { name: /^Billing entity/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Primary country' })).not.toBeInTheDocument();
    await typeName('Rata Retail');
    await user.click(screen.getByRole('button', { name: 'Create client' }));
    await waitFor(() =>
      expect(sent[0]?.input).toMatchObject({ countryCode: 'NZ', countryList: ['NZ'] }),
    );
  });

  it('gives those of several countries their own to choose from', async () => {
    const { user } = await openForm({ ...AGENCY, countryList: ['NZ', 'AU'] });
    await user.click(screen.getByRole('combobox', { name: 'Primary country' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Australia (AU)',
      'New Zealand (NZ)',
    ]);
  });

  it('refuses countries outside one’s own', () => {
    const chosen = (primary: string, ...operational: string[]) =>
      checkScope(
        {
          ...newOrganisation(null),
          countries: { primary, operational: [primary, ...operational] },
        },
        ['NZ'],
      );

    expect(chosen('NZ')).toBeNull();
    expect(chosen('FR')).toBe('Selected country is not in your operational scope');
    expect(chosen('NZ', 'AU', 'FR')).toBe('Cannot operate in: AU, FR');
  });

  it('puts what the server says of countries to them', async () => {
    const { user } = await open();
    take('UpdateClient', () =>
      refused('INVALID', 'Cannot operate in: FR', { country_list: 'Cannot operate in: FR' }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Kōwhai Foods' }));
    await user.type(await screen.findByRole('textbox', { name: 'Client name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Cannot operate in: FR')).toBeInTheDocument();
    expect(screen.getByText('Failed to update client. Cannot operate in: FR')).toBeInTheDocument();
  });

  it('changes one, and says so', async () => {
    const { user } = await open();
    const sent = take('UpdateClient', saved('updateCustomer'));
    await user.click(screen.getByRole('button', { name: 'Edit Kōwhai Foods' }));
    await user.type(await screen.findByRole('textbox', { name: 'Display name (optional)' }), ' NZ');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Customer updated successfully')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ id: 7, input: { displayName: 'Kōwhai Foods NZ', version: 2 } });
  });

  it('associates one that is there already', async () => {
    const { user, typeName } = await openForm(AGENCY);
    take('AssociateClient', () => data({ associateCustomer: asRequest(buildRequest()) }));
    await typeName('zz');
    expect(
      await screen.findByText('No existing clients found. Continue typing to create new client.'),
    ).toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Client name' }));
    await typeName('har');
    await pickOption(user, 'Harbour Sound · New Zealand');

    const form = within(await screen.findByRole('dialog', { name: 'Associate Existing Client' }));

    // Nothing else is known about it yet.
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('value'))).toEqual([
      'Harbour Sound',
    ]);
    expect(form.getByRole('combobox', { name: 'Primary country' })).toHaveValue('New Zealand (NZ)');
    await user.click(screen.getByRole('button', { name: 'Associate...' }));
    expect(await screen.findByText('Customer associated successfully!')).toBeInTheDocument();
  });
});

it('a client is removed after a question', async () => {
  const { user } = await open();
  take('ArchiveClient', () => data({ archiveCustomer: true }));
  await user.click(screen.getByRole('button', { name: 'Remove Kōwhai Foods' }));
  expect(
    await screen.findByText('Are you sure you want to remove client Kōwhai Foods?'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Customer deleted successfully!')).toBeInTheDocument();
});
