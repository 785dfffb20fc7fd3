import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { takeCopies } from '#client/testing/take-copies';
import { KOWHAI, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { PublicLinksDialog } from './public-links-dialog';

const server = graphqlServer();
const URL_OF_LINK = 'https://infinitum.example/shared#abc';

const BOARD = {
  __typename: 'SharedLink',
  id: 7,
  name: 'For the board',
  address: 'client=1&range=last-week&region=2.3',
  customerId: 1,
  createdAt: '2026-03-01T00:00:00Z',
  expiresAt: '2099-03-31T00:00:00Z',
  lastOpenedAt: '2026-03-09T10:00:00Z',
  openings: 3,
  creatorName: 'Aroha',
};
const OVER = {
  ...BOARD,
  id: 8,
  name: 'Over',
  expiresAt: '2026-01-01T00:00:00Z',
  openings: 0,
  lastOpenedAt: null,
};

let links: object[];
let colleagues: object[];
let sent: unknown[];

beforeEach(() => {
  links = [BOARD, OVER];
  colleagues = [];
  sent = [];
  server.use(
    endpoint.query('PublicLinks', () =>
      HttpResponse.json({ data: { sharedLinks: links, colleaguesSharedLinks: colleagues } }),
    ),
    endpoint.mutation('CreateSharedLink', ({ variables }) => {
      sent.push(variables.input);
      const link = { ...BOARD, id: 9, name: 'New' };
      links = [link, ...links];
      return HttpResponse.json({
        data: { createSharedLink: { __typename: 'NewSharedLink', url: URL_OF_LINK, link } },
      });
    }),
    endpoint.mutation('RevokeSharedLink', ({ variables }) => {
      sent.push(variables.id);
      links = links.filter((link) => link !== BOARD);
      return HttpResponse.json({ data: { revokeSharedLink: true } });
    }),
  );
});

const show = (view = viewOf()) =>
  renderPage(<PublicLinksDialog view={view} client={KOWHAI} onClose={jest.fn()} />, {
    path: '/dashboard',
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('the public links', () => {
  it('say what they show, until when, and who opened them', async () => {
    show();
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^For the boardKōwhai Foods · Last Week · 1 filterOpens until 31 Mar 2099, opened 3 times, last on 09 Mar 2026/,
      ),
      expect.stringMatching(/^Over.*Expired on 01 Jan 2026, never opened$/),
    ]);
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  });

  it('are created for the view on screen, and show their address once', async () => {
    const copies = takeCopies();
    const { range } = viewOf();
    const { user } = show(viewOf({ range: { ...range, preset: 'last-30-days' } }));

    await user.click(await button('New public link'));
    await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'New');
    await user.type(screen.getByLabelText(/^Password/), 'a long enough word');
    await user.click(await button('Create link'));

    expect(await screen.findByLabelText('Address of the new link')).toHaveValue(URL_OF_LINK);
    expect(sent).toEqual([
      {
        name: 'New',
        address: 'client=1&range=last-30-days',
        expiresInDays: 30,
        password: 'a long enough word',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await user.click(await button('Copy'));
    expect(copies).toEqual([URL_OF_LINK]);
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  });

  it('keep the days where the person chooses so, and open no longer than a year', async () => {
    const { range } = viewOf();
    const { user } = show(viewOf({ range: { ...range, preset: 'last-30-days' } }));

    await user.click(await button('New public link'));
    await user.click(await screen.findByText('01 Mar 26 – 10 Mar 26'));
    const days = screen.getByLabelText(/^Opens for days/);
    await user.clear(days);
    await user.type(days, '366');
    await user.click(await button('Create link'));
    expect(await screen.findByText('A link opens for 1 to 365 days')).toBeInTheDocument();
    await user.clear(days);
    await user.type(days, '7');
    await user.click(await button('Create link'));

    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          address: 'client=1&from=2026-03-01&to=2026-03-10',
          expiresInDays: 7,
          password: null,
        }),
      ]),
    );
  });

  it('are revoked after a question', async () => {
    const { user } = show();
    await user.click(await button('Revoke For the board'));
    await user.click(await button('Revoke'));
    await waitFor(() => expect(sent).toEqual([7]));
    await waitFor(() => expect(screen.queryByText('For the board')).not.toBeInTheDocument());
  });

  it('of colleagues are listed apart for admins, with their creators', async () => {
    colleagues = [{ ...BOARD, id: 11, name: 'Of Ben', creatorName: 'Ben' }];
    const { user } = show();
    const list = await screen.findByRole('list', { name: 'Public links of colleagues' });
    expect(list).toHaveTextContent('by Ben');
    await user.click(await button('Revoke Of Ben'));
    await user.click(await button('Revoke'));
    await waitFor(() => expect(sent).toEqual([11]));
  });

  it('say that there are none, and that they could not be read', async () => {
    links = [];
    const { unmount } = show();
    expect(await screen.findByText(/^No public links yet/)).toBeInTheDocument();
    unmount();

    server.use(
      endpoint.query('PublicLinks', () =>
        HttpResponse.json({ errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] }),
      ),
    );
    show();
    expect(await screen.findByText(/^Unable to retrieve public links/)).toBeInTheDocument();
  });
});
