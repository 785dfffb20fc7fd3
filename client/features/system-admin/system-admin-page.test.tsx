import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { answerSystemAdmin } from './system-admin.fixture';
import { SYSTEM_TABS } from './system-tabs';
import { SystemAdminPage } from './system-admin-page';

const server = graphqlServer();

describe('the system administration', () => {
  it('has its tabs in order', () => {
    const labels = [
      'Broadcasters',
      'AdTech',
      'Channels',
      'AdTech Groups',
      'Activity',
      'Super Admin',
      'System Health',
    ];

    expect(SYSTEM_TABS.map(({ label }) => label)).toEqual(labels);
  });

  it('keeps the tab in the address', async () => {
    answerSystemAdmin(server);
    const { user, address } = renderPage(<SystemAdminPage />, { path: '/system-admin?q=x&page=2' });
    await user.click(await screen.findByRole('tab', { name: 'Channels' }));
    expect(await screen.findByText('Harbour+')).toBeInTheDocument();
    expect(address().toString()).toBe('tab=channels');
  });

  it('opens at the broadcasters', async () => {
    answerSystemAdmin(server);
    const { container } = renderPage(<SystemAdminPage />, { path: '/system-admin' });
    expect(await screen.findByText('Harbour Media')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Broadcasters' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each(['ROLE_BROADCASTER_ADMIN', 'ROLE_AGENCY_USER'] as const)(
    'is denied to %s, and asks for nothing',
    async (role) => {
      const { askedOf } = answerSystemAdmin(server);
      renderPage(<SystemAdminPage />, {
        path: '/system-admin',
        user: { role },
      });

      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
      expect(
        screen.getByText("You don't have permission to access system administration."),
      ).toBeInTheDocument();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      expect(askedOf('Broadcasters')).toEqual([]);
    },
  );
});
