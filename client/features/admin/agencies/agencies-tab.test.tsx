import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import { AdminPage } from '#client/features/admin/admin-page';
import { asRequest, buildRequest } from '#client/features/admin/associations/associations.fixture';
import {
  answerAdmin,
  buildAgency,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';

const server = graphqlServer();

const BROADCASTER: Partial<SessionUser> = {
  role: 'ROLE_BROADCASTER_ADMIN',
  entityType: 'BROADCASTER',
  entityId: 3,
};

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(user: Partial<SessionUser> = BROADCASTER, agencies = [buildAgency()]) {
  const asked = answerAdmin(server, { agencies });
  const view = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user });
  await screen.findByRole('button', { name: 'Edit Tūī Media' });
  return { ...view, asked };
}

async function openForm(user?: Partial<SessionUser>) {
  const view = await open(user);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add New Agency' });
  await waitFor(() => expect(add).toBeEnabled());
  await view.user.click(add);
  await screen.findByRole('dialog', { name: 'Add New Agency' });
  return view;
}

const nameField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Agency name' });

/** Answers a mutation and records its variables. */
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
  data({ [field]: { __typename: 'Agency', ...buildAgency() } });

describe('the agencies tab', () => {
  it('counts the agencies and lists them, with nothing for axe to find', async () => {
    const { container } = await open();
    expect(
      await within(screen.getByRole('group', { name: 'Total Agencies' })).findByText('1'),
    ).toBeInTheDocument();

    const [head, row] = within(screen.getByRole('table', { name: 'Manage Agencies' })).getAllByRole(
      'row',
    );
    const texts = (of: HTMLElement | undefined, role: string) =>
      within(of ?? container)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);

    expect(texts(head, 'columnheader')).toEqual([
      'Agency Name',
      'Domain',
      'Admin Email',
      'Actions',
    ]);

    expect(texts(row, 'cell').slice(0, 3)).toEqual([
      'Tūī Media',
      'tui.example',
      'hello@tui.example',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('offers to edit and remove only what one may', async () => {
    await open(BROADCASTER, [buildAgency({ viewerCan: [] })]);
    for (const name of ['Edit Tūī Media', 'Remove Tūī Media'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that the agencies could not be retrieved', async () => {
    answerAdmin(server);
    server.use(endpoint.query('Agencies', () => refused('UNAVAILABLE', 'Away')));
    renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: BROADCASTER });
    expect(
      await screen.findByText('Unable to retrieve agencies. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('the form of an agency', () => {
  it('checks name, domain and email once they were touched', async () => {
    const { user } = await openForm();
    expect(screen.queryByText('Agency name is required')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Domain (optional)' }), 'localhost');
    await user.type(screen.getByRole('textbox', { name: 'Admin email (optional)' }), 'x@y');
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    expect(screen.getByText('Agency name is required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid domain (e.g., example.com)')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    await user.click(nameField());
    await user.paste('abc');
    expect(screen.getByText('Agency name must be at least 4 characters')).toBeInTheDocument();
  });

  it('names those in the list that match, so that nobody adds one twice', async () => {
    const { user } = await openForm();

    await user.click(nameField());
    await user.paste('Tūī M');
    // In the open list, and below the field for when it is left.
    expect(await screen.findAllByText('Already in your list: Tūī Media')).toHaveLength(2);
    expect(screen.queryByText(/^No existing agencies found/)).not.toBeInTheDocument();
  });

  it('makes a new one from what was typed, the domain made bare', async () => {
    const { user } = await openForm();
    const sent = take('CreateAgency', saved('createAgency'));

    await user.click(nameField());
    await user.paste('Wattle Works');
    expect(
      await screen.findByText('No existing agencies found. Continue typing to create new agency.'),
    ).toBeInTheDocument();
    await user.type(
      screen.getByRole('textbox', { name: 'Domain (optional)' }),
      'https://Wattle.example/about',
    );
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    expect(await screen.findByText('Agency saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        input: {
          agencyName: 'Wattle Works',
          domain: 'wattle.example',
          adminEmail: '',
          countryCode: 'NZ',
        },
      },
    ]);
  });

  it('searches from two characters on, and associates the one picked', async () => {
    const { user, asked } = await openForm();
    const sent = take('AssociateAgency', () =>
      data({ associateAgency: asRequest(buildRequest()) }),
    );
    const searches = () => asked.filter(({ operation }) => operation === 'UnassociatedAgencies');

    await user.click(nameField());
    await user.paste('h');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.paste('a');
    await user.click(
      await screen.findByRole('option', { name: 'Harbour Creative · Australia · harbour.example' }),
    );
    expect(searches().map(({ variables }) => variables.search)).toEqual(['ha']);
    expect(
      await screen.findByRole('dialog', { name: 'Associate Existing Agency' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'An admin of Harbour Creative must approve this before you see anything of it.',
      ),
    ).toBeInTheDocument();

    const domain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Domain' });

    expect([domain.value, domain.readOnly]).toEqual(['harbour.example', true]);
    await user.click(screen.getByRole('button', { name: 'Associate...' }));
    expect(await screen.findByText('Agency associated successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 61 }]);
    // The list loads again; the form itself searched it once.
    await waitFor(() =>
      expect(asked.filter(({ operation }) => operation === 'Agencies')).toHaveLength(3),
    );
  });

  it('goes back to making a new one when the one picked is let go of', async () => {
    const { user } = await openForm();
    await user.click(nameField());
    await user.paste('har');
    await pickOption(user, 'Harbour Sound · New Zealand');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Agency' })).toBeInTheDocument();
    expect(nameField()).toHaveValue('');
  });

  it('suggests no existing ones to those who may not ask for them', async () => {
    const asked = answerAdmin(server, { viewerCan: ['agency.create'] });
    const { user } = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: BROADCASTER });
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add New Agency' });

    await waitFor(() => expect(add).toBeEnabled());
    await user.click(add);
    await user.click(await screen.findByRole('textbox', { name: 'Agency name' }));
    await user.paste('harbour');
    await user.click(screen.getByRole('textbox', { name: 'Domain (optional)' }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(asked.map(({ operation }) => operation)).toEqual(['Agencies']);
  });

  it('asks a super admin for the country', async () => {
    const { user } = await openForm({});
    const sent = take('CreateAgency', saved('createAgency'));

    await user.click(nameField());
    await user.paste('Wattle');
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    expect(screen.getByText('Primary country is required')).toBeInTheDocument();
    const primary = screen.getByRole('combobox', { name: 'Primary country' });
    expect(primary).toBeInvalid();
    expect(primary).toHaveAccessibleDescription('Primary country is required');
    await user.click(screen.getByRole('combobox', { name: 'Primary country' }));
    await pickOption(user, 'Australia (AU)');
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ countryCode: 'AU' }));
  });

  it('does not ask others for it', async () => {
    await openForm();
    expect(screen.queryByRole('combobox', { name: 'Primary country' })).not.toBeInTheDocument();
  });

  it('changes one, and says so', async () => {
    const { user } = await open();
    const sent = take('UpdateAgency', saved('updateAgency'));
    await user.click(screen.getByRole('button', { name: 'Edit Tūī Media' }));
    await user.type(await screen.findByRole('textbox', { name: 'Agency name' }), ' Group');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Agency updated successfully')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ id: 6, input: { agencyName: 'Tūī Media Group', version: 3 } });
  });

  it.each([
    ['create', 'CreateAgency', 'Failed to create agency. Away'],
    ['associate', 'AssociateAgency', 'Failed to associate agency. Away'],
  ])('says that it failed to %s', async (act, operation, text) => {
    const { user } = await openForm();
    take(operation, () => refused('UNAVAILABLE', 'Away'));
    await user.click(nameField());
    await user.paste('harbour');

    if (act === 'associate') await pickOption(user, 'Harbour Sound · New Zealand');

    await user.click(
      screen.getByRole('button', { name: act === 'associate' ? 'Associate...' : 'Create agency' }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says that it failed to update', async () => {
    const { user } = await open();
    take('UpdateAgency', () => refused('FORBIDDEN', 'You may not do this'));
    server.use(endpoint.mutation('RenewPageSession', () => refused('UNAUTHENTICATED', 'No')));
    await user.click(screen.getByRole('button', { name: 'Edit Tūī Media' }));
    await user.type(await screen.findByRole('textbox', { name: 'Agency name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText('Failed to update agency. You may not do this'),
    ).toBeInTheDocument();
  });
});

describe('removing an agency', () => {
  const ask = async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Remove Tūī Media' }));
    expect(
      await screen.findByText('Are you sure you want to remove agency Tūī Media?'),
    ).toBeInTheDocument();
    return view;
  };

  it('is asked about, done, and said for six seconds', async () => {
    const { user } = await ask();
    const sent = take('ArchiveAgency', () => data({ archiveAgency: true }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Agency deleted successfully!')).toBeInTheDocument();
    expect(
      currentToasts().find(({ text }) => text === 'Agency removed successfully')?.durationMs,
    ).toBe(6000);
    expect(sent).toEqual([{ id: 6 }]);
  });

  it('says that it failed', async () => {
    const { user } = await ask();
    take('ArchiveAgency', () => refused('UNAVAILABLE', 'Away'));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to delete agency. Away')).toBeInTheDocument();
  });
});
