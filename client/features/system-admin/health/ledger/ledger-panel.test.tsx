import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { LedgerPanel } from './ledger-panel';
import type { LedgerNow, TagLedgerRow } from './ledger-topic';

const server = graphqlServer();

const SUMS = {
  received: 1_007,
  stored: 950,
  filteredBot: 30,
  filteredPrefetch: 8,
  filteredTest: 2,
  filteredControl: 7,
  filteredRepeated: 0,
  duplicate: 6,
  deadLettered: 1,
  erased: 4,
  difference: 3,
};

const buildTag = (tag: Partial<TagLedgerRow> = {}): TagLedgerRow => ({
  customerId: 1,
  customerName: 'Kōwhai Foods',
  kind: 'impression',
  tagId: 12,
  tagName: 'Spring launch',
  ...SUMS,
  ...tag,
});

const answer = (ledger: Partial<LedgerNow> = {}) =>
  server.use(
    endpoint.query('Ledger', () =>
      HttpResponse.json({
        data: {
          ledger: {
            __typename: 'Ledger',
            balance: 'balanced',
            lag: { averageMs: 230, longestMs: 1_840, oldestWaitingMs: null },
            total: SUMS,
            tags: [buildTag()],
            ...ledger,
          },
        },
      }),
    ),
  );

const open = () => renderPage(<LedgerPanel />, { path: '/system-admin?tab=health' });
const figures = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the ledger', () => {
  it('accounts for everything received, in total and tag by tag', async () => {
    answer();

    open();

    await screen.findByText('Balanced');
    expect(figures('Last 24 hours')).toEqual([
      '1,007',
      '950',
      '30',
      '8',
      '2',
      '7',
      '0',
      '6',
      '1',
      '4',
      '3',
    ]);
    expect(figures('From edge to commit')).toEqual(['230 ms', '1.8 s', '-']);
    expect(cells(/Spring launch/)).toEqual([
      'Spring launchKōwhai Foods',
      '1,007',
      '950',
      '47',
      '6',
      '1',
      '4',
      '3',
    ]);
  });

  it.each([
    [
      'settling',
      'Settling',
      'Calls that are not accounted for yet can all be waiting in the queue.',
    ],
    [
      'unbalanced',
      'Unbalanced',
      'More calls are unaccounted for than wait in the queue. The tags with the largest difference come first.',
    ],
  ] as const)('that is %s says so', async (balance, label, text) => {
    answer({ balance });
    open();
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('names tags that are gone by their number, and what could not be read as that', async () => {
    answer({
      tags: [
        buildTag({ tagName: null, kind: 'webhit', tagId: 4 }),
        buildTag({ tagName: null, customerName: null, kind: 'unknown', tagId: 0, customerId: 0 }),
      ],
    });
    open();
    expect(await screen.findByText('Site tag 4')).toBeInTheDocument();
    expect(cells(/Unreadable/)[0]).toBe('Unreadable');
  });

  it('says when it could not be loaded', async () => {
    server.use(endpoint.query('Ledger', () => refusal('UNAVAILABLE', 'away')));
    open();
    expect(await screen.findByText('The ledger could not be loaded.')).toBeInTheDocument();
  });
});
