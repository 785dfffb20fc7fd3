import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import {
  ArchiveAgencyDocument,
  BroadcasterDocument,
  type BroadcasterRowFragment,
  BroadcastersDocument,
  CreateBroadcasterDocument,
  UpdateBroadcasterDocument,
} from '#client/graphql/generated';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { defineList } from './define-list';
import { defineRecord, mayUpdate } from './define-record';
import { RecordTab } from './record-tab';
import { recordTexts } from './record-texts';

const server = graphqlServer();

const CONTEXT = {};
const HOME = { countryCode: 'NZ', countryList: ['NZ'] };
const KEA: BroadcasterRowFragment = {
  id: 3,
  broadcasterName: 'Kea TV',
  ...HOME,
  version: 2,
  viewerCan: ['update'],
};

/** A kind of record with everything that a list, a form and a removal may declare. */
const KIND = defineRecord({
  texts: recordTexts({
    title: 'Things',
    name: 'Thing',
    noun: 'thing',
    empty: 'There are no things yet.',
    unavailable: 'Failed to retrieve things.',
    created: 'Thing created.',
    updated: 'Thing updated.',
  }),
  list: defineList({
    query: BroadcastersDocument,
    connection: ({ broadcasters }) => broadcasters,
    sorts: { name: 'NAME' },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['broadcasters'],
  create: CreateBroadcasterDocument,
  update: UpdateBroadcasterDocument,
  read: BroadcasterDocument,
  latest: ({ broadcaster }) => broadcaster,
  useRecordContext: () => CONTEXT,
  nameOf: ({ broadcasterName }) => broadcasterName,
  canEdit: mayUpdate,
  canRemove: mayUpdate,
  removal: {
    mutation: ArchiveAgencyDocument,
    title: 'Remove thing',
    text: ({ broadcasterName }) => `Remove ${broadcasterName}?`,
    confirm: 'Remove',
    done: [{ text: 'Thing removed.' }],
    failed: (reason) => `The thing stays. ${reason}`,
  },
  columns: () => [{ key: 'name', head: 'Name', kind: 'text', value: (row) => row.broadcasterName }],
  blank: () => ({ name: '' }),
  valuesOf: (row) => ({ name: row.broadcasterName }),
  useFields: () => () => [
    { kind: 'text', name: 'name', label: 'Name', serverNames: ['broadcaster_name'] },
  ],
  inputOf: ({ name }: { name: string }) => ({ broadcasterName: name.trim(), ...HOME }),
});

const toasts = () => currentToasts().map(({ text }) => text);
const typed = (row: BroadcasterRowFragment) => ({ __typename: 'Broadcaster', ...row });

/** Answers the list, and each mutation with what `answers` has for it. */
function serve(answers: Record<string, () => Response> = {}, rows = [KEA]) {
  const asked: { operation: string; variables: unknown }[] = [];

  server.use(
    endpoint.query('Broadcasters', ({ variables }) => {
      asked.push({ operation: 'Broadcasters', variables });
      return HttpResponse.json({
        data: {
          broadcasters: {
            __typename: 'BroadcasterConnection',
            nodes: rows.map(typed),
            pageInfo: { __typename: 'PageInfo', endCursor: null },
            totalCount: rows.length,
          },
        },
      });
    }),
    ...Object.entries(answers).map(([operation, answer]) =>
      endpoint.mutation(operation, ({ variables }) => {
        asked.push({ operation, variables });
        return answer();
      }),
    ),
  );

  return (operation: string) =>
    asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
}

const answered = (field: string, answer: unknown) => () =>
  HttpResponse.json({ data: { [field]: answer } });

async function open() {
  const view = renderPage(<RecordTab kind={KIND} />, { path: '/things' });
  await screen.findByText('Kea TV');
  return view;
}

async function fill(button: string, title: string, text: string) {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await view.user.type(dialog.getByRole('textbox', { name: 'Name' }), text);
  return { ...view, dialog };
}

async function create() {
  const view = await fill('Add Thing', 'Add Thing', ' Tui ');
  await view.user.click(view.dialog.getByRole('button', { name: 'Create thing' }));
  return view;
}

async function change() {
  const view = await fill('Edit Kea TV', 'Edit Thing', ' 2');
  await view.user.click(view.dialog.getByRole('button', { name: 'Save changes' }));
  return view;
}

describe('a list of records', () => {
  it('says what a record is where there is none, and offers to add the first', async () => {
    serve({}, []);
    renderPage(<RecordTab kind={KIND} />, { path: '/things' });

    expect(await screen.findByText('There are no things yet.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add Thing' })).toHaveLength(2);
  });

  it('says that it could not be loaded', async () => {
    server.use(endpoint.query('Broadcasters', () => refusal('UNAVAILABLE', 'Away')));
    renderPage(<RecordTab kind={KIND} />, { path: '/things' });

    expect(await screen.findByText('Failed to retrieve things.')).toBeInTheDocument();
  });

  it('offers to change or remove only what one may', async () => {
    serve({}, [{ ...KEA, viewerCan: [] }]);
    await open();

    expect(screen.getByRole('button', { name: 'Edit Kea TV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Remove Kea TV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the form of a record', () => {
  it('sends a new one as declared, says so, closes and loads the list again', async () => {
    const sent = serve({ CreateBroadcaster: answered('createBroadcaster', typed(KEA)) });
    await create();

    await waitFor(() => expect(toasts()).toEqual(['Thing created.']));
    expect(sent('CreateBroadcaster')).toEqual([{ input: { broadcasterName: 'Tui', ...HOME } }]);
    await waitFor(() => expect(sent('Broadcasters')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends a changed one with the version that was read, and says so', async () => {
    const sent = serve({ UpdateBroadcaster: answered('updateBroadcaster', typed(KEA)) });
    await change();

    await waitFor(() => expect(toasts()).toEqual(['Thing updated.']));
    expect(sent('UpdateBroadcaster')).toEqual([
      { id: 3, input: { broadcasterName: 'Kea TV 2', ...HOME, version: 2 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['CreateBroadcaster', create, 'Tui'],
    ['UpdateBroadcaster', change, 'Kea TV 2'],
  ] as const)(
    'says why a refused %s failed, what of which field, and keeps what was typed',
    async (operation, save, name) => {
      serve({ [operation]: () => refusal('INVALID', 'No', { broadcaster_name: 'Too short' }) });
      const { dialog } = await save();

      expect(await dialog.findByText('Failed to save thing. No')).toBeInTheDocument();
      expect(dialog.getByText('Too short')).toBeInTheDocument();
      expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value.trim()).toBe(
        name,
      );
    },
  );

  it('says that a save without an answer failed', async () => {
    serve({ CreateBroadcaster: () => HttpResponse.error() });
    const { dialog } = await create();

    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to save thing. The server cannot be reached',
    );
  });

  it('shows the newer version of somebody else next to one’s own, and saves over that', async () => {
    let isFirst = true;
    const sent = serve({
      UpdateBroadcaster: () => {
        const wasFirst = isFirst;
        isFirst = false;
        return wasFirst
          ? refusal('CONFLICT', 'Newer', { version: 'Newer' })
          : answered('updateBroadcaster', typed(KEA))();
      },
    });
    const theirs = typed({ ...KEA, broadcasterName: 'Kea Theirs', version: 5 });
    server.use(
      endpoint.query('Broadcaster', () => HttpResponse.json({ data: { broadcaster: theirs } })),
    );
    const { user } = await change();

    const name = within(await screen.findByRole('group', { name: 'Name' }));
    expect(name.getByText('Kea TV 2', { selector: '[dir=auto]' })).toBeInTheDocument();
    expect(name.getByText('Kea Theirs', { selector: '[dir=auto]' })).toBeInTheDocument();

    await user.click(name.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('UpdateBroadcaster')).toHaveLength(2));
    expect(sent('UpdateBroadcaster')[1]).toMatchObject({
      id: 3,
      input: { broadcasterName: 'Kea TV 2', version: 5 },
    });
  });
});

describe('removing a record', () => {
  async function ask() {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove Kea TV' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove thing' }));
    expect(question.getByText('Remove Kea TV?')).toBeInTheDocument();
    const press = (name: string) => user.click(question.getByRole('button', { name }));
    return { press };
  }

  it('is asked about, done and said, and the list loads again', async () => {
    const sent = serve({ ArchiveAgency: answered('archiveAgency', true) });
    const { press } = await ask();
    await press('Remove');

    await waitFor(() => expect(toasts()).toEqual(['Thing removed.']));
    expect(sent('ArchiveAgency')).toEqual([{ id: 3 }]);
    await waitFor(() => expect(sent('Broadcasters')).toHaveLength(2));
  });

  it('is left when it is declined', async () => {
    const sent = serve({ ArchiveAgency: answered('archiveAgency', true) });
    const { press } = await ask();
    await press('Cancel');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent('ArchiveAgency')).toEqual([]);
  });

  it('says why it failed', async () => {
    serve({ ArchiveAgency: () => refusal('CONFLICT', 'It is in use') });
    const { press } = await ask();
    await press('Remove');

    await waitFor(() => expect(toasts()).toEqual(['The thing stays. It is in use']));
  });
});
