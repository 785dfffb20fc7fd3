import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();

beforeEach(() => {
  session.signIn(buildUser({ name: 'Ana Price', email: 'ana@infinitum.example' }), TOKENS);
  server.use(
    endpoint.query('Overview', () => HttpResponse.json({ data: { overview: [] } })),
    endpoint.query('DashboardCustomers', () =>
      HttpResponse.json({ data: { dashboardCustomers: [] } }),
    ),
  );
});

async function renderShell() {
  const app = renderApp('/overview');
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return { ...app, navigation };
}

describe('the shell', () => {
  test('links the pages in order and marks the one on screen', async () => {
    const { navigation, user, address } = await renderShell();
    const links = within(navigation).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual([
      'Overview',
      'Dashboard',
      'Campaigns',
      'Admin',
      'System',
    ]);

    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
    ]);
    await user.click(within(navigation).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() =>
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
        null,
        'page',
        null,
        null,
        null,
      ]),
    );
    expect(address()).toBe('/dashboard');
  });

  test('says more of a link in its tooltip', async () => {
    const { navigation, user } = await renderShell();
    await user.hover(within(navigation).getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Advanced analytics');
  });

  test('has no WCAG violations', async () => {
    const { container } = await renderShell();
    await screen.findByRole('heading', { level: 1 });
    expect(await axeViolations(container)).toEqual([]);
  });

  test('credits the analytics and names the build', async () => {
    await renderShell();
    // Panels have footers too.
    const footer = screen.getAllByRole('contentinfo').at(-1)?.textContent;
    expect(footer).toContain('Analytics by Infinitum Analytics');
    expect(footer).toContain('Version 3.1.0 · production · built 2025-10-09');
  });

  test('opens a mail to the helpdesk with the questions already in it', async () => {
    await renderShell();
    const mail = new URL(screen.getByRole('link', { name: 'Help' }).getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Infinitum 3.1.0: help needed');
    expect(mail.searchParams.get('body')).toContain('Name: Ana Price (ana@infinitum.example)');
    expect(mail.searchParams.get('body')).toContain('/overview');
  });

  test('lists its keys at a question mark, and goes where two of them lead', async () => {
    const { user, address } = await renderShell();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const group = (name: string) => within(within(sheet).getByRole('group', { name }));
    expect(group('Pages').getByText('Go to Dashboard')).toBeInTheDocument();
    expect(group('Everywhere').getByText('Show the keyboard shortcuts')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('gd');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('leaves keys alone once they are switched off', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('gd?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('infinitum.shortcuts')).toBe('off');
  });

  test('switches between light and dark colours and remembers it', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Use dark colours' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('infinitum.colour-mode')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Use light colours' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });

  test.each([
    ['when the server is told', () => HttpResponse.json({ data: { signOut: true } })],
    ['when the server is away', () => HttpResponse.error()],
  ])('signs out %s', async (_case, answer) => {
    server.use(endpoint.mutation('SignOut', answer));
    const { user, leave } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(session.accessToken()).toBeNull();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
