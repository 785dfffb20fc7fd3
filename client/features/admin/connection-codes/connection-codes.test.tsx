import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { AdminPage } from '#client/features/admin/admin-page';
import {
  answerAssociations,
  asCode,
  asRequest,
  buildCode,
  buildRequest,
  HARBOUR,
  type AssociationRecords,
} from '#client/features/admin/associations/associations.fixture';
import {
  AGENCY_ADMIN_ACTIONS,
  answerAdmin,
  CLIENT_ADMIN_ACTIONS,
  data,
  refused,
} from '#client/features/admin/organisations/organisations.fixture';

const server = graphqlServer();
const sent = jest.fn();

const CLIENT: Partial<SessionUser> = {
  role: 'ROLE_CUSTOMER_ADMIN',
  entityType: 'CUSTOMER',
  entityId: 9,
};
const AGENCY: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_ADMIN',
  entityType: 'AGENCY',
  entityId: 61,
};
const DAY_MS = 24 * 3_600_000;
const HARBOURS = { usedAt: '2026-11-21T10:00:00Z', usedBy: HARBOUR };

let records: AssociationRecords;
beforeEach(() => {
  sent.mockClear();
  records = { codes: [buildCode()] };
});

async function openAsClient() {
  answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
  answerAssociations(server, records);
  const view = renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
  const panel = within(await screen.findByRole('region', { name: 'Connection codes' }));
  return { ...view, panel };
}

describe('the connection codes of a client', () => {
  it('are listed with whether each still connects, until when, and who used it', async () => {
    records.codes = [
      buildCode({ id: 1 }),
      buildCode({ id: 2, ...HARBOURS }),
      buildCode({ id: 3, expiresAt: new Date(Date.now() - DAY_MS).toISOString() }),
    ];

    const { panel, container } = await openAsClient();

    await panel.findByText('Open');

    const rows = panel.getAllByRole('row').slice(1);
    const cells = (at: number) => [
      ...within(rows[at] ?? container)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ];

    expect(rows.map((_, at) => cells(at)[1])).toEqual(['Open', 'Used', 'Expired']);
    expect(rows.map((_, at) => cells(at)[3])).toEqual(['–', 'Harbour Creative', '–']);
    expect(panel.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('are made, shown once to be copied, and listed', async () => {
    records.codes = [];

    const { user, panel } = await openAsClient();

    server.use(
      endpoint.mutation('CreateConnectionCode', ({ variables }) => {
        sent(variables);
        records.codes = [buildCode()];
        return data({
          createConnectionCode: {
            __typename: 'NewConnectionCode',
            code: 'the-text-of-the-code',
            connectionCode: asCode(buildCode()),
          },
        });
      }),
    );
    expect(await panel.findByText(/^No connection codes yet\./)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Create code' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Connection code' }));

    expect(shown.getByRole('textbox', { name: 'Connection code' })).toHaveValue(
      'the-text-of-the-code',
    );
    expect(sent).toHaveBeenCalledWith({ customerId: 9 });
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByText('Copied')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await panel.findByText('Open')).toBeInTheDocument();
    await waitFor(() => expect(document.body.innerHTML).not.toContain('the-text-of-the-code'));
  });

  it('say that one could not be made', async () => {
    const { user, panel } = await openAsClient();
    server.use(endpoint.mutation('CreateConnectionCode', () => refused('UNAVAILABLE', 'Away')));
    await user.click(panel.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('Failed to create connection code. Away')).toBeInTheDocument();
  });

  it('are revoked after a question', async () => {
    const { user, panel } = await openAsClient();

    server.use(
      endpoint.mutation('RevokeConnectionCode', ({ variables }) => {
        sent(variables);
        records.codes = [];
        return data({ revokeConnectionCode: true });
      }),
    );
    await user.click(await panel.findByRole('button', { name: /^Revoke the code of / }));

    const question = within(
      await screen.findByRole('alertdialog', { name: 'Revoke connection code' }),
    );

    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Connection code revoked.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ id: 51 });
    expect(await panel.findByText(/^No connection codes yet\./)).toBeInTheDocument();
  });

  it('say that they could not be retrieved', async () => {
    answerAdmin(server, { viewerCan: CLIENT_ADMIN_ACTIONS });
    answerAssociations(server, records);
    server.use(endpoint.query('ConnectionCodes', () => refused('UNAVAILABLE', 'Away')));
    renderPage(<AdminPage />, { path: '/admin?tab=agencies', user: CLIENT });
    expect(
      await screen.findByText('Unable to retrieve connection codes. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('connecting with a code', () => {
  async function openForm() {
    const lists = answerAdmin(server, { viewerCan: AGENCY_ADMIN_ACTIONS });
    answerAssociations(server, {});
    const view = renderPage(<AdminPage />, { path: '/admin?tab=clients', user: AGENCY });
    await view.user.click(await screen.findByRole('button', { name: 'Connect with a code' }));
    const form = within(await screen.findByRole('dialog', { name: 'Connect with a code' }));
    return { ...view, lists, form };
  }

  it('associates the client that gave it at once', async () => {
    const { user, form, lists } = await openForm();

    server.use(
      endpoint.mutation('ConnectWithCode', ({ variables }) => {
        sent(variables);
        return data({
          connectWithCode: asRequest(buildRequest({ state: 'ACCEPTED', viewerCan: [] })),
        });
      }),
    );
    await user.click(form.getByRole('button', { name: 'Connect' }));
    expect(form.getByText('Connection code is required')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Connection code' }), ' ABCD-EFGH ');
    await user.click(form.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connected to Ridgeline Outdoor.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ code: 'ABCD-EFGH' });
    await waitFor(() =>
      expect(lists.filter(({ operation }) => operation === 'Clients')).toHaveLength(2),
    );
  });

  it('says at the field why a code was refused, and keeps it', async () => {
    const { user, form } = await openForm();

    server.use(
      endpoint.mutation('ConnectWithCode', () =>
        refused('INVALID', 'This code does not work', { code: 'This code does not work' }),
      ),
    );
    await user.type(form.getByRole('textbox', { name: 'Connection code' }), 'nope');
    await user.click(form.getByRole('button', { name: 'Connect' }));
    expect(await form.findByText('Failed to connect. This code does not work')).toBeInTheDocument();
    expect(form.getByText('This code does not work')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: /^Connection code/ })).toHaveValue('nope');
  });

  it('is offered only to those who may associate clients, and among the clients', async () => {
    answerAdmin(server, { viewerCan: ['agency.create', 'customer.create', 'agency.associate'] });
    renderPage(<AdminPage />, { path: '/admin?tab=clients', user: AGENCY });
    await screen.findByRole('table', { name: 'Manage Clients' });
    expect(screen.queryByRole('button', { name: 'Connect with a code' })).not.toBeInTheDocument();
  });
});
