import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { AdminPage } from '#client/features/admin/admin-page';
import {
  AGENCY_ADMIN_ACTIONS,
  answerAdmin,
  BROADCASTER_ADMIN_ACTIONS,
  CLIENT_ADMIN_ACTIONS,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';
import {
  answerAssociations,
  asRequest,
  buildRequest,
  HARBOUR,
  RIDGELINE,
  type AssociationRecords,
} from './associations.fixture';
import { tabOfTarget } from './use-incoming-requests';

const server = graphqlServer();

const CLIENT: Partial<SessionUser> = {
  role: 'ROLE_CUSTOMER_ADMIN',
  entityType: 'CUSTOMER',
  entityId: 9,
};
const AGENCY: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_ADMIN',
  entityType: 'AGENCY',
  entityId: 5,
};

let records: AssociationRecords;
const answered = jest.fn();

beforeEach(() => {
  answered.mockClear();
  records = { requests: [buildRequest()] };
});

/** Answers an accept or decline, after which no request waits. */
function takeAnswer(operation: 'AcceptAssociation' | 'DeclineAssociation', field: string) {
  server.use(
    endpoint.mutation(operation, ({ variables }) => {
      answered(operation, variables);
      records.requests = [];
      return data({ [field]: asRequest(buildRequest({ viewerCan: [] })) });
    }),
  );
}

async function openAsClient() {
  const lists = answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
  const asked = answerAssociations(server, records);
  const view = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
  const panel = within(await screen.findByRole('region', { name: 'Association requests' }));
  return { ...view, asked, lists, panel };
}

const toasts = () => currentToasts().map(({ text }) => text);

describe('a request that waits for an answer', () => {
  it('is counted on its tab, and says who asks, from where and when', async () => {
    const { panel, container } = await openAsClient();
    const item = within(panel.getByRole('listitem'));
    expect(item.getByText('Harbour Creative')).toBeInTheDocument();
    expect(item.getByText('Agency')).toBeInTheDocument();
    expect(await item.findByText(/^Australia · asked/)).toBeInTheDocument();
    expect(item.getByText(/ago$|just now/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Agencies , 1 request' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Users' })).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is accepted once the question was read that says what that shares', async () => {
    const { user, panel, lists, asked } = await openAsClient();
    takeAnswer('AcceptAssociation', 'acceptAssociation');
    await user.click(panel.getByRole('button', { name: 'Accept Harbour Creative' }));

    const question = within(
      await screen.findByRole('alertdialog', { name: 'Accept Harbour Creative?' }),
    );

    expect(
      question.getByText(
        'From then on Harbour Creative sees all campaigns, bookings, creatives, tags and figures of Ridgeline Outdoor, and may add and change campaigns. Either side can end this at any time.',
      ),
    ).toBeInTheDocument();
    expect(answered).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(toasts()).toEqual(['Harbour Creative accepted.']));
    expect(answered).toHaveBeenCalledWith('AcceptAssociation', { id: 31 });
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Association requests' }),
      ).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('tab', { name: 'Agencies' })).toBeInTheDocument();
    // The lists below show the result.
    expect(lists.filter(({ operation }) => operation === 'Agencies')).toHaveLength(2);
    expect(asked.filter((operation) => operation === 'Associations')).toHaveLength(2);
  });

  it('leaves the focus on its tab when it goes', async () => {
    const { user, panel } = await openAsClient();
    takeAnswer('AcceptAssociation', 'acceptAssociation');
    await user.click(panel.getByRole('button', { name: 'Accept Harbour Creative' }));
    const question = await screen.findByRole('alertdialog');
    // Only a dialog that has taken the focus returns it.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement)); // the focus is never null
    await user.click(within(question).getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Association requests' }),
      ).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Agencies' })).toHaveFocus());
  });

  it('is declined after a question', async () => {
    const { user, panel } = await openAsClient();
    takeAnswer('DeclineAssociation', 'declineAssociation');
    await user.click(panel.getByRole('button', { name: 'Decline Harbour Creative' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Decline Harbour Creative?' }),
    );
    await user.click(question.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(toasts()).toEqual(['Harbour Creative declined.']));
    expect(answered).toHaveBeenCalledWith('DeclineAssociation', { id: 31 });
  });

  it('loads again when it could not be answered', async () => {
    const { user, panel } = await openAsClient();

    server.use(
      endpoint.mutation('AcceptAssociation', () => {
        records.requests = [];
        return refused('CONFLICT', 'The request was withdrawn');
      }),
    );
    await user.click(panel.getByRole('button', { name: 'Accept Harbour Creative' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Failed to accept the request. The request was withdrawn']),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'Association requests' }),
      ).not.toBeInTheDocument(),
    );
  });

  it('offers only what its reader may do', async () => {
    records.requests = [buildRequest({ viewerCan: [] })];
    const { panel } = await openAsClient();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names the client when an agency that manages it is asked', async () => {
    answerAdmin(server, { viewerCan: AGENCY_ADMIN_ACTIONS });
    answerAssociations(server, records);
    renderPage(<AdminPage />, { path: '/admin?tab=clients', user: AGENCY });
    const panel = within(await screen.findByRole('region', { name: 'Association requests' }));
    expect(
      await panel.findByText(/^For Ridgeline Outdoor · Australia · asked/),
    ).toBeInTheDocument();
  });
});

describe('the requests', () => {
  it('are not shown where nobody asks', async () => {
    records.requests = [
      buildRequest({
        isIncoming: false,
        viewerCan: ['withdraw'],
        requester: RIDGELINE,
        target: HARBOUR,
      }),
    ];
    answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
    answerAssociations(server, records);
    renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
    expect(await screen.findByText('Waiting for approval')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Association requests' })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Agencies' })).toBeInTheDocument();
  });

  it('are not requested by people who cannot answer any, nor after other changes', async () => {
    const own = buildRequest({ isIncoming: false, viewerCan: ['withdraw'], target: HARBOUR });
    records.requests = [own];
    server.use(
      endpoint.mutation('WithdrawAssociation', () =>
        data({ withdrawAssociation: asRequest({ ...own, viewerCan: [] }) }),
      ),
    );
    answerAdmin(server, { viewerCan: BROADCASTER_ADMIN_ACTIONS });

    const asked = answerAssociations(server, records);
    const user = {
      role: 'ROLE_BROADCASTER_ADMIN',
      entityType: 'BROADCASTER',
      entityId: 3,
    } as const;

    const view = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user });

    expect(await screen.findByText('Tūī Media')).toBeInTheDocument();
    await view.user.click(
      screen.getByRole('button', { name: 'Withdraw the request to Harbour Creative' }),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Request withdrawn.')).toBeInTheDocument();
    await waitFor(() =>
      expect(asked.filter((operation) => operation === 'WaitingRequests')).toHaveLength(2),
    );
    expect(asked).not.toContain('IncomingRequests');
  });

  it('say when they could not be loaded, and are loaded on request', async () => {
    answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
    answerAssociations(server, records);
    server.use(
      endpoint.query('IncomingRequests', () => refused('UNAVAILABLE', 'Away'), { once: true }),
    );

    const { user } = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
    const panel = within(await screen.findByRole('region', { name: 'Association requests' }));

    expect(
      await panel.findByText('Unable to retrieve requests. Please try again.'),
    ).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Harbour Creative')).toBeInTheDocument();
    expect(
      panel.queryByText('Unable to retrieve requests. Please try again.'),
    ).not.toBeInTheDocument();
  });
});

it.each([
  ['CUSTOMER', ['users', 'agencies', 'clients'], 'clients'],
  ['AGENCY', ['users', 'agencies', 'clients'], 'agencies'],
  ['CUSTOMER', ['users', 'agencies'], 'agencies'],
  ['AGENCY', ['users', 'clients'], 'clients'],
] as const)('a request for a %s stands, of the tabs %s, on %s', (target, tabs, tab) => {
  expect(tabOfTarget(target, tabs)).toBe(tab);
});
