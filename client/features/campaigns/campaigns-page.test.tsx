import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { storage } from '#client/session/storage';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import { answerBooked, buildCampaignRow } from './booking.fixture';
import { CampaignsPage } from './campaigns-page';
import { answerContent, KOWHAI } from './content/content.fixture';

const server = graphqlServer();

const MOA = { id: 2, displayName: 'Moa Motors', timeZone: 'Pacific/Auckland', currency: 'NZD' };
const CAMPAIGNS = Array.from({ length: 23 }, (_, index) =>
  buildCampaignRow({ id: index + 1, campaignName: `Campaign ${index + 1}` }),
);

function answerClients(clients: (typeof KOWHAI)[]) {
  server.use(
    endpoint.query('ContentClients', () =>
      HttpResponse.json({
        data: {
          dashboardCustomers: clients.map((client) => ({
            __typename: 'DashboardCustomer',
            ...client,
          })),
        },
      }),
    ),
  );
}

function open(path = '/campaigns?client=1', campaigns = CAMPAIGNS) {
  answerContent(server);
  const asked = answerBooked(server, { campaigns });
  return { ...renderPage(<CampaignsPage />, { path }), asked };
}

const table = () => screen.findByRole('table', { name: 'Campaigns' });
const shownNames = async () =>
  within(await table())
    .queryAllByText(/^Campaign \d+$/)
    .map(({ textContent }) => textContent);
const addCampaign = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(
    (await screen.findAllByRole('button', { name: 'Add Campaign' }))[0] ?? document.body,
  );
  await screen.findByRole('dialog', { name: 'Add Campaign' });
};

describe('the campaigns page', () => {
  it('asks for a client first, then loads its content and remembers it', async () => {
    answerContent(server);
    answerClients([KOWHAI, MOA]);

    const asked = answerBooked(server, { campaigns: CAMPAIGNS });
    const { user, address } = renderPage(<CampaignsPage />, { path: '/campaigns' });

    expect(await screen.findByText('Select a client to see its campaigns')).toBeInTheDocument();

    const client = screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });

    expect(client.placeholder).toBe('Select Client');
    await user.click(client);
    await pickOption(user, 'Kōwhai Foods');
    await table();
    expect(address().get('client')).toBe('1');
    expect(storage.selectedCustomerId.read()).toBe('1');
    expect(
      asked.every(
        ({ variables }) => variables.customerId === undefined || variables.customerId === 1,
      ),
    ).toBe(true);
  });

  it('loads another client that was chosen', async () => {
    answerContent(server);
    answerClients([KOWHAI, MOA]);

    const asked = answerBooked(server, { campaigns: CAMPAIGNS });
    const { user } = renderPage(<CampaignsPage />, { path: '/campaigns?client=1' });

    await table();
    await user.click(screen.getByRole('combobox', { name: 'Client' }));
    await pickOption(user, 'Moa Motors');

    const ofMoa = () => asked.filter(({ variables }) => variables.customerId === 2).length;

    await waitFor(() => expect(ofMoa()).toBeGreaterThan(0));
    await table();
  });

  it('opens with the client chosen last', async () => {
    answerContent(server);
    answerClients([KOWHAI, MOA]);
    storage.selectedCustomerId.write('2');
    const asked = answerBooked(server);
    renderPage(<CampaignsPage />, { path: '/campaigns' });
    await table();
    expect(asked.find(({ operation }) => operation === 'Campaigns')?.variables.customerId).toBe(2);
  });

  it('has its five tabs in order and keeps the one shown in the address', async () => {
    const { user, address } = open();
    await table();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Campaigns',
      'Bookings',
      'Creatives',
      'Impression Tags',
      'Site Tags',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByRole('table', { name: 'Bookings' })).toBeInTheDocument();
    expect(address().get('tab')).toBe('bookings');
  });

  it('says that the content could not be retrieved and tries again', async () => {
    const { user } = (() => {
      answerContent(server);
      answerBooked(server, { campaigns: CAMPAIGNS });
      server.use(
        endpoint.query(
          'BookingTerritory',
          () =>
            HttpResponse.json({
              errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }],
            }),
          { once: true },
        ),
      );

      return renderPage(<CampaignsPage />, { path: '/campaigns?client=1' });
    })();

    expect(
      await screen.findByText('Unable to retrieve data. Please try again.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });

  it('says where clients come from when there is none', async () => {
    answerContent(server);
    answerClients([]);
    renderPage(<CampaignsPage />, { path: '/campaigns' });
    expect(await screen.findByText(/Add clients under Admin/)).toBeInTheDocument();
  });
});

describe('the campaigns of a client', () => {
  it('are counted in cards and paged by ten on the server, with nothing for axe to find', async () => {
    const { user, asked, address, container } = open();
    expect(await screen.findByText('1–10 of 23')).toBeInTheDocument();

    const card = (label: string) => within(screen.getByRole('group', { name: label }));

    expect(card('Active Campaigns').getByText('3')).toBeInTheDocument();
    expect(card('Upcoming Campaigns').getByText('2')).toBeInTheDocument();
    expect(card('Total Campaigns').getByText('23')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
    expect((await shownNames())[0]).toBe('Campaign 11');
    expect(address().get('page')).toBe('2');
    expect(
      asked.filter(({ operation }) => operation === 'Campaigns').at(-1)?.variables,
    ).toMatchObject({
      first: 10,
      after: '10',
    });
  });

  it('are sorted and searched by the server, as the address says', async () => {
    const { user, asked, address } = open();
    const last = () => asked.filter(({ operation }) => operation === 'Campaigns').at(-1)?.variables;
    await user.click(within(await table()).getByRole('button', { name: 'Start Date' }));
    await waitFor(() => expect(last()).toMatchObject({ sort: 'START_DATE', descending: false }));
    expect(address().get('sort')).toBe('start');
    await user.type(screen.getByRole('searchbox', { name: 'Search Campaigns' }), 'winter');
    await waitFor(() => expect(last()).toMatchObject({ search: 'winter', after: null }));
    expect(address().get('q')).toBe('winter');
  });

  it('can be shown again when a search found nothing', async () => {
    const { user, address } = open('/campaigns?client=1&q=nothing', []);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(address().get('q')).toBeNull();
    expect(await screen.findByText(/This client has no campaigns yet/)).toBeInTheDocument();
  });

  it('are made with a name of more than three characters, from today on', async () => {
    const { user } = open();
    const sent: Record<string, unknown>[] = [];

    server.use(
      endpoint.mutation('CreateCampaign', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({
          data: { createCampaign: { __typename: 'Campaign', ...buildCampaignRow() } },
        });
      }),
    );
    await addCampaign(user);

    const name = screen.getByRole('textbox', { name: 'Campaign name' });

    await user.type(name, 'abc');
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(screen.getByText('Campaign name must be at least 4 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(name, 'd');

    const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });

    await user.clear(start);
    await user.type(start, '31/12/2026');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('31-Dec-2026');
    await user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await screen.findByText('Campaign saved successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        input: {
          customerId: 1,
          campaignName: 'abcd',
          startDate: '2026-12-31',
          endDate: '2026-12-31',
        },
      },
    ]);
  });

  it('are changed, and a failure keeps the form open', async () => {
    const { user } = open('/campaigns?client=1', [buildCampaignRow()]);
    const answers = [
      () =>
        HttpResponse.json({ errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }] }),
      () =>
        HttpResponse.json({
          data: { updateCampaign: { __typename: 'Campaign', ...buildCampaignRow() } },
        }),
    ];

    server.use(
      endpoint.mutation('UpdateCampaign', () =>
        (answers.shift() ?? (() => HttpResponse.error()))(),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Spring' }));
    await user.type(await screen.findByRole('textbox', { name: 'Campaign name' }), ' sale');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText('Failed to save campaign. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Error: 503 - Away')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Campaign updated.')).toBeInTheDocument();
  });
});
