import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { ApiKeysPanel } from './api-keys-panel';
import type { KeyRow } from './key-state';

const server = graphqlServer();
const sent = jest.fn();

const NIGHTLY: KeyRow = {
  id: 4,
  name: 'Nightly import',
  scopes: ['read', 'events:write'],
  entityName: 'Harbour Media',
  isSandbox: false,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  replacedById: null,
};
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
let keys: KeyRow[] = [];
let sandbox: object | null = null;

beforeEach(() => {
  keys = [NIGHTLY];
  sandbox = null;
  sent.mockClear();
  server.use(
    endpoint.query('ApiKeys', () =>
      HttpResponse.json({
        data: { apiKeys: keys.map((key) => ({ __typename: 'ApiKey', ...key })) },
      }),
    ),
    endpoint.query('Sandbox', () => HttpResponse.json({ data: { sandbox } })),
    endpoint.mutation('CreateApiKey', ({ variables }) => {
      sent(variables);
      const created = {
        __typename: 'NewApiKey',
        id: 5,
        name: 'Reports',
        key: 'ifm_the-text-of-the-key',
      };
      return HttpResponse.json({ data: { createApiKey: created } });
    }),
    endpoint.mutation('RotateApiKey', ({ variables }) => {
      sent(variables);
      const fresh = {
        __typename: 'NewApiKey',
        id: 6,
        name: 'Nightly import',
        key: 'ifm_the-text-of-the-new-key',
      };
      return HttpResponse.json({ data: { rotateApiKey: fresh } });
    }),
    endpoint.mutation('RevokeApiKey', ({ variables }) => {
      sent(variables);
      keys = [];
      return HttpResponse.json({ data: { revokeApiKey: true } });
    }),
  );
});

const open = () => renderPage(<ApiKeysPanel withEntity={false} />, { path: '/admin' });
const toasts = () => currentToasts().map(({ text }) => text);

async function create() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await view.user.type(form.getByRole('textbox', { name: 'Name' }), ' Reports ');
  await view.user.click(form.getByRole('checkbox', { name: 'Send events (/t/events)' }));
  await view.user.click(form.getByRole('button', { name: 'Create API key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'API key Reports' }));
  return { ...view, shown };
}

describe('the API keys', () => {
  it('are listed without their texts', async () => {
    const { container } = open();
    expect(await screen.findByText('Nightly import')).toBeInTheDocument();
    expect(
      screen.getByText('Read (GraphQL and REST), Send events (/t/events)'),
    ).toBeInTheDocument();
    expect(screen.getByText('20 Nov 2026')).toBeInTheDocument();
    expect(screen.queryByText('Harbour Media')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'explorer' })).toHaveAttribute('href', '/explorer');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('show whether they still work, and when they were last used', async () => {
    keys = [
      {
        ...NIGHTLY,
        id: 1,
        name: 'One',
        lastUsedAt: new Date(Date.now() - 3 * 60_000).toISOString(),
      },
      { ...NIGHTLY, id: 2, name: 'Two', expiresAt: inDays(3) },
      { ...NIGHTLY, id: 3, name: 'Three', expiresAt: inDays(-1) },
      { ...NIGHTLY, id: 4, name: 'Four', expiresAt: inDays(1), replacedById: 5 },
    ];
    open();

    const rowOf = async (name: string) =>
      within((await screen.findByText(name)).closest('tr') ?? document.body);

    expect((await rowOf('One')).getByText('3 minutes ago')).toBeInTheDocument();
    expect((await rowOf('One')).getByText('Active')).toBeInTheDocument();
    expect((await rowOf('Two')).getByText('Ends in 3 days')).toBeInTheDocument();
    expect((await rowOf('Two')).getByText('Never')).toBeInTheDocument();
    expect((await rowOf('Three')).getByText('Expired')).toBeInTheDocument();
    expect((await rowOf('Four')).getByText('Replaced')).toBeInTheDocument();

    const rotatable = screen
      .getAllByRole('button', { name: /^Rotate / })
      .map((button) => button.ariaLabel);

    expect(rotatable).toEqual(['Rotate One', 'Rotate Two']);
  });

  it('are rotated with an overlap, and the new one is shown once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rotate Nightly import' }));

    const form = within(
      await screen.findByRole('dialog', { name: 'Rotate API key Nightly import' }),
    );

    await user.click(form.getByRole('button', { name: 'Rotate API key' }));

    const shown = within(await screen.findByRole('dialog', { name: 'API key Nightly import' }));

    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue(
      'ifm_the-text-of-the-new-key',
    );
    expect(sent).toHaveBeenCalledWith({ id: 4, overlapHours: 24 });
  });

  it('say when they could not be loaded', async () => {
    server.use(
      endpoint.query('ApiKeys', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] }),
      ),
    );
    open();
    expect(
      await screen.findByText('Unable to retrieve API keys. Please try again.'),
    ).toBeInTheDocument();
  });

  it('are made with a name and scopes, and shown once, to be copied', async () => {
    const { user, shown } = await create();
    const inAYear: unknown = expect.stringMatching(new RegExp(`^${inDays(365).slice(0, 10)}`));

    expect(sent).toHaveBeenCalledWith({
      input: { name: 'Reports', scopes: ['read', 'events:write'], expiresAt: inAYear },
    });
    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue('ifm_the-text-of-the-key');

    const copied = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByText('Copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('ifm_the-text-of-the-key');
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body.innerHTML).not.toContain('ifm_the-text-of-the-key');
  });

  it('are marked as the sandbox’s, and are made for it where there is one', async () => {
    keys = [NIGHTLY, { ...NIGHTLY, id: 5, name: 'Trial', isSandbox: true }];
    sandbox = {
      __typename: 'Sandbox',
      name: 'Sandbox of Harbour Media',
      builtAt: '2026-11-20T10:00:00Z',
      filledAt: '2026-11-20T10:01:00Z',
    };
    const { user } = open();
    const row = within((await screen.findByText('Trial')).closest('tr') ?? document.body);
    expect(row.getByText('Sandbox')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Second');
    await user.click(form.getByRole('combobox', { name: 'Acts for' }));
    await user.click(await screen.findByRole('option', { name: 'Sandbox' }));
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    await screen.findByRole('dialog', { name: 'API key Reports' });
    expect(sent).toHaveBeenCalledWith({
      input: expect.objectContaining({ name: 'Second', isSandbox: true }) as object,
    });
  });

  it('are not left uncopied by accident', async () => {
    const { user, shown } = await create();
    await user.click(shown.getByRole('button', { name: 'Done' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Close without the key?' }),
    );
    await user.click(question.getByRole('button', { name: 'Back to the key' }));
    expect(shown.getByRole('textbox', { name: 'API key' })).toBeInTheDocument();
  });

  it('need a name and a scope', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
    await user.click(form.getByRole('checkbox', { name: 'Read (GraphQL and REST)' }));
    await user.click(form.getByRole('button', { name: 'Create API key' }));
    expect(form.getByText('Name is required')).toBeInTheDocument();
    expect(form.getByText('Scopes is required')).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
  });

  it('are revoked after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Revoke Nightly import' }));

    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke API key' }));

    expect(
      question.getByText(/Are you sure you want to revoke API key Nightly import\?/),
    ).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(toasts()).toEqual(['API key revoked.']));
    expect(sent).toHaveBeenCalledWith({ id: 4 });
    expect(await screen.findByText('No API keys yet.')).toBeInTheDocument();
  });
});
