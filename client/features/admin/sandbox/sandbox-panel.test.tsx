import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { currentToasts } from '#client/components/feedback/toast-store';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { SandboxPanel } from './sandbox-panel';

const server = graphqlServer();

const MADE = {
  __typename: 'Sandbox',
  name: 'Sandbox of Harbour Media',
  builtAt: '2026-11-20T10:00:00Z',
};
const FULL = { ...MADE, filledAt: '2026-11-20T10:01:00Z' };

let sandbox: object | null = null;
const toasts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  sandbox = null;
  server.use(
    endpoint.query('Sandbox', () => HttpResponse.json({ data: { sandbox } })),
    endpoint.mutation('CreateSandbox', () => {
      sandbox = { ...MADE, filledAt: null };
      const key = { __typename: 'NewApiKey', id: 5, key: 'ifm_the-text-of-the-key' };
      const created = {
        __typename: 'CreatedSandbox',
        sandbox: { __typename: 'Sandbox', builtAt: MADE.builtAt },
        key,
      };
      return HttpResponse.json({ data: { createSandbox: created } });
    }),
    endpoint.mutation('ResetSandbox', () => {
      sandbox = { ...FULL, builtAt: '2026-11-21T10:00:00Z' };
      return HttpResponse.json({
        data: { resetSandbox: { __typename: 'Sandbox', builtAt: MADE.builtAt } },
      });
    }),
    endpoint.mutation('RemoveSandbox', () => {
      sandbox = null;
      return HttpResponse.json({ data: { removeSandbox: true } });
    }),
  );
});

const open = () => renderPage(<SandboxPanel />, { path: '/admin' });

describe('the sandbox', () => {
  it('is created by one press, and its key is shown once', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: 'Create sandbox' }));
    const shown = within(await screen.findByRole('dialog', { name: 'API key of the sandbox' }));
    expect(shown.getByRole('textbox', { name: 'API key' })).toHaveValue('ifm_the-text-of-the-key');
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    await user.click(shown.getByRole('button', { name: 'Done' }));

    expect(await screen.findByText('Sandbox of Harbour Media')).toBeInTheDocument();
    expect(screen.getByText('Its traffic is being generated.')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is reset and removed after a question', async () => {
    sandbox = FULL;
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset the sandbox' }));
    expect(question.getByText(/Its API keys stay/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Reset' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Sandbox reset. Its traffic follows within a minute.']),
    );

    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const last = within(await screen.findByRole('alertdialog', { name: 'Remove the sandbox' }));
    await user.click(last.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Create sandbox' })).toBeInTheDocument();
  });

  it('says when it could not be made', async () => {
    server.use(
      endpoint.mutation('CreateSandbox', () =>
        HttpResponse.json({
          errors: [{ message: 'Too many attempts.', extensions: { code: 'TOO_MANY_REQUESTS' } }],
        }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create sandbox' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Failed to create the sandbox. Too many attempts.']),
    );
  });
});
