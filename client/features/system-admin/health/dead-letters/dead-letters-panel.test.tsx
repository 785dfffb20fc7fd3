import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { DeadLetterReasonRowFragment, DeadLetterRowFragment } from '#client/graphql/generated';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { DeadLettersPanel } from './dead-letters-panel';

const server = graphqlServer();

const UNKNOWN_TAG: DeadLetterRowFragment = {
  id: '13',
  reason: 'unknown_tag',
  detail: 'There is no impression tag 993',
  entry: '2,0199f0c2,0,1,4,993',
  partition: 4,
  putAsideAt: new Date(Date.now() - 120_000).toISOString(),
  receivedAt: '2026-11-20T10:00:00Z',
  kind: 'impression',
  customerId: 4,
  tagId: 993,
};
const UNREADABLE: DeadLetterRowFragment = {
  ...UNKNOWN_TAG,
  id: '9',
  reason: 'undecodable',
  detail: 'not an event of version 2',
  entry: 'garbage',
  receivedAt: null,
  kind: null,
  customerId: null,
  tagId: null,
};

let letters: DeadLetterRowFragment[];
let sent: { operation: string; variables: Record<string, unknown> }[];

function summaries(): DeadLetterReasonRowFragment[] {
  return [...new Set(letters.map(({ reason }) => reason))].map((reason) => {
    const own = letters.filter((letter) => letter.reason === reason);
    const at = own[0]?.putAsideAt ?? '';
    return { reason, letters: own.length, firstAt: at, lastAt: at, detail: own[0]?.detail ?? '' };
  });
}

interface Choice {
  ids?: string[];
  reason?: string;
}

/** Removes the chosen letters and returns their number. */
function take(operation: string, variables: { choice?: Choice }): number {
  sent.push({ operation, variables });
  const { ids, reason } = variables.choice ?? {};
  const remaining = letters.filter(
    (letter) => !(ids?.includes(letter.id) ?? letter.reason === reason),
  );
  const taken = letters.length - remaining.length;
  letters = remaining;
  return taken;
}

beforeEach(() => {
  letters = [UNKNOWN_TAG, UNREADABLE];
  sent = [];
  server.use(
    endpoint.query('DeadLetterReasons', () =>
      HttpResponse.json({ data: { deadLetterSummaries: summaries() } }),
    ),
    endpoint.query('DeadLetters', ({ variables }) => {
      const reason: unknown = variables.reason;
      const nodes = letters.filter((letter) => reason === null || letter.reason === reason);
      return HttpResponse.json({
        data: { deadLetters: { nodes, totalCount: nodes.length, pageInfo: { endCursor: null } } },
      });
    }),
    endpoint.mutation('ReplayDeadLetters', ({ variables }) =>
      HttpResponse.json({
        data: {
          replayDeadLetters: { replayed: take('replay', variables), remaining: 0, untried: 0 },
        },
      }),
    ),
    endpoint.mutation('DiscardDeadLetters', ({ variables }) =>
      HttpResponse.json({
        data: { discardDeadLetters: { discarded: take('discard', variables) } },
      }),
    ),
  );
});

async function open() {
  const view = renderPage(<DeadLettersPanel />, { path: '/system-admin?tab=health' });
  await screen.findByRole('button', { name: 'Read dead letter 13' });
  return view;
}
const toasts = () => currentToasts().map(({ text }) => text);

describe('the dead letters', () => {
  it('are listed by reason and one by one', async () => {
    await open();
    const byReason = within(screen.getByRole('table', { name: 'Dead letters by reason' }));

    expect(
      byReason
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['Unknown tag', 'Unreadable']);

    const each = within(screen.getByRole('table', { name: 'Dead letters, newest first' }));

    expect(each.getByText('Impression of tag 993, client 4')).toBeInTheDocument();
    expect(each.getAllByText('2 minutes ago')).toHaveLength(2);
  });

  it('are narrowed to those of a reason', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Only these: Unreadable' }));
    await screen.findByRole('button', { name: 'Read dead letter 9' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Read dead letter 13' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Only these: Unreadable' }));
    expect(await screen.findByRole('button', { name: 'Read dead letter 13' })).toBeInTheDocument();
  });

  it('are listed one by one with those that came since', async () => {
    const { user } = await open();
    letters = [{ ...UNKNOWN_TAG, id: '14', putAsideAt: new Date().toISOString() }, ...letters];
    await user.click(screen.getByRole('button', { name: 'Refresh: Dead letters' }));
    expect(await screen.findByRole('button', { name: 'Read dead letter 14' })).toBeInTheDocument();
  });

  it('can be read as they were found', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Read dead letter 9' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dead letter 9' }));
    expect(dialog.getByText('garbage')).toBeInTheDocument();
    expect(dialog.getByText('not an event of version 2')).toBeInTheDocument();
  });

  it('are replayed one by one', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Replay dead letter 13' }));
    await waitFor(() => expect(toasts()).toEqual(['1 dead letter replayed.']));
    expect(sent).toEqual([{ operation: 'replay', variables: { choice: { ids: ['13'] } } }]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Read dead letter 13' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole('button', { name: 'Read dead letter 9' })).toBeInTheDocument();
  });

  it('are replayed as a whole reason, and say what still cannot be stored', async () => {
    server.use(
      endpoint.mutation('ReplayDeadLetters', ({ variables }) => {
        sent.push({ operation: 'replay', variables });
        return HttpResponse.json({
          data: { replayDeadLetters: { replayed: 2, remaining: 1, untried: 40 } },
        });
      }),
    );

    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Replay 1 dead letter (Unknown tag)' }));

    const text =
      '2 dead letters replayed. 1 dead letter still cannot be stored. 40 dead letters not tried yet: replay again.';

    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(sent).toEqual([
      { operation: 'replay', variables: { choice: { reason: 'unknown_tag' } } },
    ]);
  });

  it('are discarded after a question', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Discard 1 dead letter (Unreadable)' }));

    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard dead letters' }),
    );

    expect(
      question.getByText(
        'Are you sure you want to discard 1 dead letter (Unreadable)? Discarded letters are never stored.',
      ),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(toasts()).toEqual(['1 dead letter discarded.']));
    expect(sent).toEqual([
      { operation: 'discard', variables: { choice: { reason: 'undecodable' } } },
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('can be replayed or discarded where they are read', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Read dead letter 9' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dead letter 9' }));
    await user.click(dialog.getByRole('button', { name: 'Replay' }));
    await waitFor(() =>
      expect(sent).toEqual([{ operation: 'replay', variables: { choice: { ids: ['9'] } } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stay where they are when replaying fails', async () => {
    server.use(
      endpoint.mutation('ReplayDeadLetters', () => refusal('UNAVAILABLE', 'The database is away')),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Replay dead letter 13' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['Failed to replay dead letters. The database is away']),
    );
    expect(await screen.findByRole('button', { name: 'Read dead letter 13' })).toBeInTheDocument();
  });

  it('are text to be none', async () => {
    letters = [];
    renderPage(<DeadLettersPanel />, { path: '/system-admin?tab=health' });
    expect(
      await screen.findByText('No dead letters: every accepted event is stored or in the queue.'),
    ).toBeInTheDocument();
  });
});
