import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '#client/session/user';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { AdminPage } from '#client/features/admin/admin-page';
import {
  AGENCY_ADMIN_ACTIONS,
  answerAdmin,
  buildClient,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';
import {
  answerAssociations,
  asRequest,
  buildRequest,
  HARBOUR,
  RIDGELINE,
} from './associations.fixture';

const server = graphqlServer();

const AGENCY: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_ADMIN',
  entityType: 'AGENCY',
  entityId: 61,
};
const OWN_REQUEST = buildRequest({ isIncoming: false, viewerCan: ['withdraw'] });

async function open(records = { requests: [OWN_REQUEST] }) {
  answerAdmin(server, { viewerCan: AGENCY_ADMIN_ACTIONS, clients: [buildClient()] });
  answerAssociations(server, records);
  const view = renderPage(<AdminPage />, { path: '/admin?tab=clients', user: AGENCY });
  const table = within(await screen.findByRole('table', { name: 'Manage Clients' }));
  await table.findByText('Kōwhai Foods');
  return { ...view, table };
}

describe('a requested client', () => {
  it('is first in the list, waiting for approval, without a link', async () => {
    const { table, container } = await open();
    const [head, row, record] = table.getAllByRole('row').map((one) => one.textContent);

    expect(head).toBe('Client NameDomainCategoryActions');
    expect(row).toBe('Ridgeline OutdoorWaiting for approval––');
    expect(record).toContain('Kōwhai Foods');
    expect(
      within(table.getByText('Waiting for approval').closest('tr') ?? container).queryByRole(
        'link',
      ),
    ).not.toBeInTheDocument();
  });

  it('is withdrawn after a question', async () => {
    const records = { requests: [OWN_REQUEST] };
    const { user, table } = await open(records);

    server.use(
      endpoint.mutation('WithdrawAssociation', ({ variables }) => {
        expect(variables).toEqual({ id: 31 });
        records.requests = [];
        return data({ withdrawAssociation: asRequest({ ...OWN_REQUEST, state: 'WITHDRAWN' }) });
      }),
    );

    await user.click(
      table.getByRole('button', { name: 'Withdraw the request to Ridgeline Outdoor' }),
    );

    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw request' }));

    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Request withdrawn.')).toBeInTheDocument();
    await waitFor(() => expect(table.queryByText('Waiting for approval')).not.toBeInTheDocument());
  });

  it('stays, and says why, when it could not be withdrawn', async () => {
    const { user, table } = await open();
    server.use(endpoint.mutation('WithdrawAssociation', () => refused('UNAVAILABLE', 'Away')));
    await user.click(
      table.getByRole('button', { name: 'Withdraw the request to Ridgeline Outdoor' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Failed to withdraw the request. Away')).toBeInTheDocument();
    expect(table.getByText('Waiting for approval')).toBeInTheDocument();
  });

  it('is not withdrawn by those who may not', async () => {
    const { table } = await open({ requests: [{ ...OWN_REQUEST, viewerCan: [] }] });
    expect(table.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it('is not shown among the agencies', async () => {
    const { table } = await open({
      requests: [OWN_REQUEST, { ...OWN_REQUEST, id: 32, requester: RIDGELINE, target: HARBOUR }],
    });
    expect(table.getAllByText('Waiting for approval')).toHaveLength(1);
  });
});
