import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderApp } from '#client/testing/render-app';

const server = graphqlServer();

const count = (value: number | null, isBelowTen = false) => ({
  __typename: 'SharedCount',
  value,
  isBelowTen,
});
const row = (name: string, more = {}) => ({
  __typename: 'SharedRow',
  name,
  impressions: count(1200),
  visits: count(36),
  adSpend: 24.5,
  responseRate: 0.03,
  costPerVisit: 0.68,
  ...more,
});
const VIEW = {
  __typename: 'SharedView',
  name: 'For the board',
  clientName: 'Kōwhai Foods',
  startDate: '2026-03-01',
  endDate: '2026-03-02',
  isRolling: false,
  timeZone: 'Pacific/Auckland',
  currency: 'NZD',
  filters: [{ __typename: 'SharedFilter', label: 'Channel', text: 'Harbour+' }],
  readAt: '2026-04-01T00:00:00Z',
  expiresAt: '2026-04-30T00:00:00Z',
  completeThrough: null,
  totals: {
    ...row(''),
    __typename: 'SharedTotals',
    name: undefined,
    cpm: 20.4,
    responseRateInterval: { __typename: 'RateInterval', low: 0.02, high: 0.04 },
  },
  completed: null,
  days: ['2026-03-01', '2026-03-02'].map((date) => ({
    __typename: 'SharedDay',
    date,
    impressions: count(600),
    visits: count(null, true),
  })),
  channels: [
    row('Harbour+'),
    row('Small one', {
      visits: count(null, true),
      responseRate: null,
      costPerVisit: null,
    }),
    row('Protector', { visits: count(null), responseRate: null, costPerVisit: null }),
  ],
  creatives: [row('Great walks')],
  findings: [
    {
      __typename: 'SharedFinding',
      sentence: 'Harbour+ has 25% more visits per impression than the other channels.',
      effect: '+24.8% (95% interval +13.4% to +37.4%)',
      sureness: 'VERY_SURE',
    },
  ],
};

const PASSWORD = 'a long enough word';

interface Body {
  data?: Record<string, unknown>;
  errors?: { message: string; extensions: { code: string; errors?: object } }[];
}

const opened = (openSharedLink: object): Body => ({
  data: { openSharedLink: { __typename: 'SharedLinkAnswer', ...openSharedLink } },
});
const failed = (code: string, errors?: object): Body => ({
  errors: [{ message: 'no', extensions: { code, errors } }],
});

const answer = (more = {}, password: string | null = null) => {
  const bodyFor = (tried: unknown): Body => {
    if (password === null || tried === password)
      return opened({ needsPassword: password !== null, view: { ...VIEW, ...more } });
    if (tried === null) return opened({ needsPassword: true, view: null });
    return failed('INVALID', { password: 'The password is wrong' });
  };

  server.use(
    endpoint.mutation('OpenSharedLink', ({ variables, request }) => {
      expect(variables.token).toBe('abc');
      expect(request.headers.get('authorization')).toBeNull();
      return HttpResponse.json(bodyFor(variables.password));
    }),
  );
};

const cellsOf = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the page behind a public link', () => {
  test('shows the figures without a sign-in, and leads nowhere', async () => {
    answer();
    const { container } = renderApp('/shared#abc');

    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeInTheDocument();
    expect(screen.getByText('Kōwhai Foods')).toBeInTheDocument();
    expect(screen.getByText('Channel: Harbour+')).toBeInTheDocument();
    expect(screen.getByText(/^Harbour\+ has 25% more visits/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Total Visits' })).toHaveTextContent('36');
    expect(screen.getByRole('group', { name: 'Response Rate' })).toHaveTextContent('3.0%');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('says which counts are small, and which protect them', async () => {
    answer();
    renderApp('/shared#abc');

    const channels = await screen.findByRole('region', { name: 'Table of channels' });
    expect(cellsOf(channels, 'Small one')).toEqual([
      'Small one',
      '1,200',
      '$24.50',
      '< 10',
      '-',
      '-',
    ]);
    expect(cellsOf(channels, 'Protector').at(3)).toBe('–');
    expect(screen.getByText(/^Counts from 1 to 9 are not shown/)).toBeInTheDocument();
  });

  test('says that visits are still coming, and what to expect', async () => {
    answer({
      completeThrough: '2026-03-01',
      completed: {
        __typename: 'SharedCompletion',
        visits: 41.2,
        responseRate: 0.034,
        responseRateInterval: { __typename: 'RateInterval', low: 0.03, high: 0.04 },
        costPerVisit: 0.6,
      },
    });
    renderApp('/shared#abc');

    expect(await screen.findByRole('group', { name: 'Total Visits' })).toHaveTextContent(
      /36so far, about 41 expected/,
    );
    expect(screen.getByRole('group', { name: 'Response Rate' })).toHaveTextContent(
      /3\.4%95% interval 3\.0% to 4\.0%, estimate/,
    );
    expect(
      screen.getByText(
        /visits of ads after 01 Mar 2026 are still coming.*≈ marks rates and costs expected when all visits are in/,
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader', { name: 'Response Rate (≈)' })).toHaveLength(2);
    expect(screen.getAllByRole('columnheader', { name: 'Cost Per Visit (≈)' })).toHaveLength(2);
  });

  test('asks for the password, says when it is wrong, and opens with the right one', async () => {
    answer({}, PASSWORD);
    const { user } = renderApp('/shared#abc');

    await user.click(await screen.findByRole('button', { name: 'Show the figures' }));
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'something else{Enter}');
    expect(await screen.findByText('The password is wrong')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeInTheDocument();
  });

  test('does not offer to try a link again that is gone', async () => {
    server.use(endpoint.mutation('OpenSharedLink', () => HttpResponse.json(failed('NOT_FOUND'))));
    renderApp('/shared#abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link does not open\./);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('tries again where the figures could not be read', async () => {
    server.use(
      endpoint.mutation('OpenSharedLink', () => HttpResponse.json(failed('TOO_MANY_REQUESTS'))),
    );
    const { user } = renderApp('/shared#abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sorry, that did not work\./);

    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeInTheDocument();
  });
});
