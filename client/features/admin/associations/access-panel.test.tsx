import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EntityType } from '#client/graphql/generated';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { AdminPage } from '#client/features/admin/admin-page';
import {
  answerAdmin,
  BROADCASTER_ADMIN_ACTIONS,
  CLIENT_ADMIN_ACTIONS,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';
import {
  answerAssociations,
  buildAssociation,
  buildRequest,
  HARBOUR,
  type AssociationRecords,
} from './associations.fixture';
import { acceptingText, endingText } from './party-texts';

const server = graphqlServer();

const CLIENT: Partial<SessionUser> = {
  role: 'ROLE_CUSTOMER_ADMIN',
  entityType: 'CUSTOMER',
  entityId: 9,
};
const BROADCASTER: Partial<SessionUser> = {
  role: 'ROLE_BROADCASTER_ADMIN',
  entityType: 'BROADCASTER',
  entityId: 3,
};

async function openAsClient(records: AssociationRecords = { associations: [buildAssociation()] }) {
  answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
  answerAssociations(server, records);
  const view = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
  const panel = within(await screen.findByRole('region', { name: 'Who has access' }));
  return { ...view, panel };
}

const texts = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('who has access', () => {
  it('is listed for the admins of a client, since when and of what kind', async () => {
    const { panel, container } = await openAsClient();
    await panel.findByText('Harbour Creative');
    await waitFor(() =>
      expect(texts(panel.getAllByRole('row')[1])).toEqual([
        'Harbour Creative',
        'Agency',
        'Australia',
        '05 Mar 2026',
        '',
      ]),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('ends after a question that says what ends', async () => {
    const records = { associations: [buildAssociation()] };
    const { user, panel } = await openAsClient(records);

    server.use(
      endpoint.mutation('EndAssociation', ({ variables }) => {
        expect(variables).toEqual({ id: 41 });
        records.associations = [];
        return data({ endAssociation: true });
      }),
    );

    await user.click(
      await panel.findByRole('button', { name: 'End the association with Harbour Creative' }),
    );

    const name = 'End the association with Harbour Creative?';
    const question = within(await screen.findByRole('alertdialog', { name }));

    expect(
      question.getByText(/^From then on Harbour Creative sees nothing of Ridgeline Outdoor\./),
    ).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'End' }));
    expect(
      await screen.findByText('The association with Harbour Creative has ended.'),
    ).toBeInTheDocument();
    expect(await panel.findByText('Nobody works with you yet.')).toBeInTheDocument();
  });

  it('says that it could not be ended', async () => {
    const { user, panel } = await openAsClient();
    server.use(endpoint.mutation('EndAssociation', () => refused('UNAVAILABLE', 'Away')));
    await user.click(
      await panel.findByRole('button', { name: 'End the association with Harbour Creative' }),
    );
    await user.click(await screen.findByRole('button', { name: 'End' }));
    expect(await screen.findByText('Failed to end the association. Away')).toBeInTheDocument();
    expect(panel.getByText('Harbour Creative')).toBeInTheDocument();
  });

  it('says why the viewer cannot end an association', async () => {
    const { panel } = await openAsClient({ associations: [buildAssociation({ viewerCan: [] })] });
    const end = await panel.findByRole('button', {
      name: 'End the association with Harbour Creative',
    });
    expect(end).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that it could not be retrieved', async () => {
    answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
    answerAssociations(server, {});
    server.use(endpoint.query('Associations', () => refused('UNAVAILABLE', 'Away')));
    renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
    expect(
      await screen.findByText('Unable to retrieve associations. Please try again.'),
    ).toBeInTheDocument();
  });

  it('is searched in an address of its own', async () => {
    const { user, address } = await openAsClient();
    await user.type(screen.getByRole('searchbox', { name: 'Search Who has access' }), 'har');
    await waitFor(() => expect(address().get('access.q')).toBe('har'));
    expect(address().get('q')).toBeNull();
  });

  it('is on one of the two tabs of a broadcaster, and on none of a super admin', async () => {
    answerAdmin(server, { viewerCan: BROADCASTER_ADMIN_ACTIONS });
    answerAssociations(server, {});

    const { unmount } = renderPage(<AdminPage />, {
      path: '/admin?tab=agencies',
      user: BROADCASTER,
    });

    await screen.findByRole('table', { name: 'Manage Agencies' });
    expect(screen.queryByRole('region', { name: 'Associations' })).not.toBeInTheDocument();
    unmount();
    renderPage(<AdminPage />, { path: '/admin?tab=clients' });
    await screen.findByRole('table', { name: 'Manage Clients' });
    expect(screen.queryByRole('region', { name: 'Associations' })).not.toBeInTheDocument();
  });
});

const party = (entityType: EntityType, name: string) => ({ ...HARBOUR, entityType, name });

describe('all requests', () => {
  it('are shown with what became of each, the history of one a press away', async () => {
    const requests = [
      buildRequest(),
      buildRequest({
        id: 32,
        state: 'DECLINED',
        requestedAt: '2026-10-02T10:00:00Z',
        answeredAt: '2026-10-05T10:00:00Z',
        record: { status: 'Declined' },
      }),
    ];

    const { user, panel, address } = await openAsClient({ requests });

    await user.click(panel.getByRole('button', { name: 'All requests' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'All requests' }));
    const [waiting, declined] = await dialog.findAllByRole('listitem');

    expect(waiting?.textContent).toBe(
      'Harbour Creative asked Ridgeline OutdoorAsked 20 Nov 2026Waiting for approval',
    );
    expect(declined).toHaveTextContent('02 Oct 2026Declinedon 05 Oct 2026');
    await user.click(
      within(declined ?? document.body).getByRole('button', { name: /^History of the request of/ }),
    );
    expect(address().get('history')).toBe('associationRequest.32');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say that there are none, or that they could not be retrieved', async () => {
    const { user, panel } = await openAsClient({});
    server.use(endpoint.query('AllRequests', () => refused('UNAVAILABLE', 'Away'), { once: true }));
    await user.click(panel.getByRole('button', { name: 'All requests' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All requests' }));
    expect(
      await dialog.findByText('Unable to retrieve requests. Please try again.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nobody has asked yet.')).toBeInTheDocument();
  });

  it('are next to the history of one’s own organisation, for people who may read it', async () => {
    answerAdmin(server, { viewerCan: [...CLIENT_ADMIN_ACTIONS, 'customer.update'] });
    answerAssociations(server, {});
    const { user, address } = renderPage(<AdminPage />, {
      path: '/admin?tab=agencies',
      user: CLIENT,
    });
    const panel = within(await screen.findByRole('region', { name: 'Who has access' }));
    await user.click(panel.getByRole('button', { name: 'History' }));
    expect(address().get('history')).toBe('customer.9');
  });
});

describe('what an association shares', () => {
  const client = party('CUSTOMER', 'Rata');

  it.each([
    ['AGENCY', 'all campaigns, bookings, creatives, tags and figures of Rata'],
    [
      'BROADCASTER',
      'all site tags and visits of Rata, those of its campaigns that run through Tui',
    ],
    ['ADTECH', 'all site tags and visits of Rata, those of its campaigns that run through Tui'],
  ] as const)('with an organisation of the kind %s is said whoever asks', (kind, text) => {
    const worker = party(kind, 'Tui');
    expect(acceptingText([worker, client])).toBe(
      `From then on Tui sees ${text}, and may add and change campaigns. Either side can end this at any time.`,
    );
    expect(acceptingText([client, worker])).toBe(acceptingText([worker, client]));
    expect(endingText([worker, client])).toMatch(/^From then on Tui sees nothing of Rata\./);
  });

  it('between an agency and a broadcaster involves no client', () => {
    const pair = [party('BROADCASTER', 'Sky'), party('AGENCY', 'Tui')] as const;
    expect(acceptingText(pair)).toMatch(
      /^From then on Sky and Tui see each other’s name .* nothing of any client/,
    );
    expect(endingText(pair)).toBe(
      'From then on Sky and Tui no longer see each other. Nothing else changes.',
    );
  });
});
