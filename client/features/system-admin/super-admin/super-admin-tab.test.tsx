import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { answerSuperAdmin } from './super-admin.fixture';
import { SuperAdminTab } from './super-admin-tab';

const server = graphqlServer();
const open = (path = '/system-admin?tab=super-admin') => renderPage(<SuperAdminTab />, { path });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the super admin page', () => {
  it('has four cards', async () => {
    answerSuperAdmin(server);

    const { container } = open();

    await screen.findByText('Hana Harbour');
    expect(
      screen.getAllByRole('region').map((card) => within(card).queryByRole('heading')?.textContent),
    ).toEqual(
      expect.arrayContaining([
        'Direct User Management',
        'Entity Relationships',
        'System Settings',
        'Advanced Database Operations',
      ]),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each(['Configure Settings', 'Database Operations'])(
    'has a button %s that does nothing',
    async (name) => {
      const { lists } = answerSuperAdmin(server);
      const { user, container } = open();
      await screen.findByText('Hana Harbour');
      const before = container.innerHTML;
      await user.click(button(name));
      expect(container.innerHTML).toBe(before);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(lists).toEqual({ users: 1, relationships: 0 });
    },
  );

  it('opens neither form before it knows of broadcasters and clients', async () => {
    answerSuperAdmin(server);

    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));

    server.use(
      endpoint.query('SuperAdminReadiness', () =>
        waiting.then(() => refusal('UNAVAILABLE', 'Away')),
      ),
    );
    open();
    await screen.findByText('Hana Harbour');
    expect(button('Create User')).toBeDisabled();
    expect(button('Create Relationship')).toBeDisabled();
    answer();
    expect(await screen.findAllByText('Away')).toHaveLength(2);
    expect(button('Create User')).toBeDisabled();
  });

  it.each([
    [{ broadcasters: 0 }, true, true, 'There are no broadcasters yet.'],
    [{ clients: 0 }, false, true, 'There are no clients yet.'],
  ])('with %j says what is missing', async (counts, noUser, noRelationship, reason) => {
    answerSuperAdmin(server, counts);
    open();
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(button('Create User').disabled).toBe(noUser);
    expect(button('Create Relationship').disabled).toBe(noRelationship);
  });

  it('shows the list that the address names, and that of the form which is opened', async () => {
    answerSuperAdmin(server);
    const { user, address } = open('/system-admin?tab=super-admin&list=relationships&q=x');
    expect(await screen.findByText('Kōwhai Foods')).toBeInTheDocument();
    await waitFor(() => expect(button('Create User')).toBeEnabled());
    await user.click(button('Create User'));
    expect(await screen.findByRole('dialog', { name: 'Create User' })).toBeInTheDocument();
    expect(address().toString()).toBe('tab=super-admin&list=users');
  });
});
