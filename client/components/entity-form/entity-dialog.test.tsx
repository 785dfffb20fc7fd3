import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { axeViolations } from '#client/testing/axe';
import { renderPage } from '#client/testing/render-page';
import type { CountryChoice } from '#client/components/form/country-choice';
import { keepDatesInOrder } from './date-order';
import { EntityDialog } from './entity-dialog';
import type { FormField } from './form-field';
import type { SaveOutcome } from './save-outcome';
import type { SaveContext, Version } from './use-entity-form';

type Values = {
  name: string;
  email: string;
  domain: string;
  price: string;
  kind: string | null;
  place: string | null;
  startDate: string;
  endDate: string;
  isMain: boolean;
  countries: CountryChoice;
  parts: readonly string[];
};

const COUNTRIES = [
  { code: 'NZ', name: 'New Zealand' },
  { code: 'AU', name: 'Australia' },
  { code: 'FR', name: 'France' },
];

const EMPTY: Values = {
  name: '',
  email: '',
  domain: '',
  price: '',
  kind: null,
  place: null,
  startDate: '2026-11-01',
  endDate: '2026-11-10',
  isMain: false,
  countries: { primary: null, operational: [] },
  parts: [],
};

const COMPLETE: Values = {
  ...EMPTY,
  name: 'Kōwhai',
  price: '10',
  kind: 'b',
  place: 'x',
  countries: { primary: 'NZ', operational: ['NZ'] },
  parts: ['1'],
};

const FIELDS: FormField<Values>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    min: 4,
    max: 20,
    warnAt: 15,
    help: 'As it is known',
  },
  { kind: 'email', name: 'email', label: 'Email', isOptional: true },
  { kind: 'domain', name: 'domain', label: 'Domain', isOptional: true },
  { kind: 'money', currency: 'NZD', name: 'price', label: 'Price' },
  {
    kind: 'select',
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'a', label: 'Ash' },
      { value: 'b', label: 'Birch' },
    ],
  },
  { kind: 'combobox', name: 'place', label: 'Place', options: [{ value: 'x', label: 'Xanten' }] },
  { kind: 'date', name: 'startDate', label: 'Start date', isHalf: true },
  { kind: 'date', name: 'endDate', label: 'End date', isHalf: true, notBefore: 'startDate' },
  { kind: 'toggle', name: 'isMain', label: 'Main one' },
  {
    kind: 'countries',
    name: 'countries',
    label: 'Where',
    countries: COUNTRIES,
    available: ['NZ', 'AU'],
    hasPrimary: true,
    serverNames: ['country_code', 'country_list'],
  },
  {
    kind: 'choices',
    name: 'parts',
    label: 'Parts',
    options: [{ value: '1', label: 'One' }],
    emptyText: 'No parts',
  },
];

interface Setting {
  initial?: Version<Values>;
  save?: (values: Values, context: SaveContext) => Promise<SaveOutcome>;
  fetchLatest?: () => Promise<Version<Values>>;
}

const saved: SaveOutcome = { kind: 'saved' };
const fieldsOf = () => FIELDS;

function open({
  initial = { values: EMPTY },
  save = async () => saved,
  fetchLatest,
}: Setting = {}) {
  const calls = jest.fn(save);
  const onSaved = jest.fn();

  function Page() {
    const [isOpen, setOpen] = useState(false);

    return (
      <>
        <button onClick={() => setOpen(true)}>Add thing</button>
        {isOpen && (
          <EntityDialog
            title="Add Thing"
            submitLabel="Create thing"
            initial={initial}
            fieldsOf={fieldsOf}
            adjust={keepDatesInOrder}
            save={calls}
            fetchLatest={fetchLatest}
            onSaved={() => {
              onSaved();
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
            failureText={() => 'Failed to save thing. Please try again.'}
          />
        )}
      </>
    );
  }

  const view = renderPage(<Page />, { path: '/' });
  const start = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Add thing' }));
    await screen.findByRole('dialog', { name: 'Add Thing' });
  };

  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create thing' }));

  return { ...view, start, submit, save: calls, onSaved };
}

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList);
});

const nameInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('a form in a dialog', () => {
  it('opens at its first field', async () => {
    const { start } = open();
    await start();
    await waitFor(() => expect(nameInput()).toHaveFocus());
  });

  it('says what is wrong with a field only after it was touched', async () => {
    const { start, user } = open();
    await start();
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    await user.click(nameInput());
    await user.tab();
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    expect(screen.queryByText('Price is required')).not.toBeInTheDocument();
    await user.type(nameInput(), '  abc ');
    expect(screen.getByText('Name must be at least 4 characters')).toBeInTheDocument();
    await user.type(nameInput(), 'd');
    expect(screen.queryByText(/at least 4/)).not.toBeInTheDocument();
  });

  it('touches all fields on submit, sends nothing and goes to the first wrong one', async () => {
    const { start, submit, user, save } = open();
    await start();
    await user.type(nameInput(), 'Kōwhai');
    await user.type(screen.getByRole('textbox', { name: 'Email (optional)' }), 'x@y');
    await user.type(screen.getByRole('textbox', { name: 'Domain (optional)' }), 'localhost');
    await submit();

    for (const text of [
      'Please enter a valid email address',
      'Please enter a valid domain (e.g., example.com)',
      'Price is required',
      'Kind is required',
      'Place is required',
      'Primary country is required',
      'Parts is required',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();

    expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('counts what is left and warns when little is', async () => {
    const { start, user } = open();
    await start();
    expect(screen.getByText('20 characters remaining')).toHaveAttribute('data-warning', 'false');
    await user.type(nameInput(), 'a'.repeat(15));
    expect(screen.getByText('5 characters remaining')).toHaveAttribute('data-warning', 'true');
    await user.type(nameInput(), 'b'.repeat(7));
    expect(screen.getByText('2 characters too many')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('Name must be at most 20 characters')).toBeInTheDocument();
  });

  it('moves the end with a start that passes it, and refuses an end before the start', async () => {
    const { start, user } = open();
    await start();

    const [from, until] = [
      screen.getByLabelText<HTMLInputElement>('Start date'),
      screen.getByLabelText<HTMLInputElement>('End date'),
    ];

    expect(until).toHaveValue('10-Nov-2026');
    await user.clear(from);
    await user.type(from, '15/11/2026');
    await user.tab();
    await waitFor(() => expect(until).toHaveValue('15-Nov-2026'));
    await user.clear(until);
    await user.type(until, '1 Nov 2026');
    await user.tab();
    await waitFor(() => expect(until).toHaveValue('15-Nov-2026'));
  });

  it('saves once, however often it is asked to, and gives the focus back', async () => {
    let finish: (outcome: SaveOutcome) => void = () => undefined;
    const { start, submit, user, save, onSaved } = open({
      initial: { values: COMPLETE, version: 3 },
      save: () => new Promise((resolve) => (finish = resolve)),
    });

    await start();
    await user.type(nameInput(), ' two');
    await submit();
    await user.type(nameInput(), '{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ name: 'Kōwhai two', place: 'x' });
    expect(save.mock.calls[0]?.[1]).toMatchObject({ version: 3 });
    act(() => finish(saved));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add thing' })).toHaveFocus());
  });

  it('puts what the server says to its fields and keeps what was typed', async () => {
    const { start, submit, user } = open({
      initial: { values: COMPLETE },
      save: async () => ({
        kind: 'refused',
        message: 'Taken',
        errors: {
          name: 'Taken',
          country_list: 'Cannot operate in: France',
          other_thing: 'Elsewhere wrong',
        },
      }),
    });

    await start();
    await user.type(nameInput(), '!');
    await submit();
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    expect(screen.getByText('Cannot operate in: France')).toBeInTheDocument();
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to save thing. Please try again. Elsewhere wrong',
    );
    expect(nameInput()).toHaveValue('Kōwhai!');
    await user.type(nameInput(), '?');
    expect(screen.queryByText('Taken')).not.toBeInTheDocument();
  });

  it('closes at once when nothing was typed, and asks first when something was', async () => {
    const { start, user } = open();
    await start();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await start();
    await user.type(nameInput(), 'K');
    await user.keyboard('{Escape}');

    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });

    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(nameInput()).toHaveValue('K');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks before another page throws away what was typed', async () => {
    const { start, user, goTo } = open();
    await start();
    await user.type(nameInput(), 'K');
    act(() => goTo('/?tab=other'));

    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });

    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(nameInput()).toHaveValue('K');
    act(() => goTo('/?tab=other'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['Create thing', 'Cancel'])(
    'asks no second time when %s closes it by the address',
    async (button) => {
      function Page() {
        const [params, setParams] = useSearchParams();
        const close = () => setParams({}, { replace: true });
        if (!params.has('add')) return null;

        return (
          <EntityDialog
            title="Add Thing"
            submitLabel="Create thing"
            initial={{ values: COMPLETE }}
            fieldsOf={fieldsOf}
            save={async () => saved}
            onSaved={close}
            onClose={close}
            failureText={() => ''}
          />
        );
      }

      const { user, address } = renderPage(<Page />, { path: '/?add=thing' });
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), 's');
      await user.click(screen.getByRole('button', { name: button }));
      if (button === 'Cancel') await user.click(screen.getByRole('button', { name: 'Discard' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(address().has('add')).toBe(false);
    },
  );

  it('has the browser ask before a reload only while something was typed', async () => {
    const { start, user } = open();
    await start();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    await user.type(nameInput(), 'K');
    expect(asks()).toBe(true);
    await user.clear(nameInput());
    expect(asks()).toBe(false);
  });

  it('has nothing for axe to find, with errors shown too', async () => {
    const { start, submit } = open();
    await start();
    await submit();
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

describe('somebody else saved first', () => {
  const BEFORE = { ...COMPLETE, name: 'Before', price: '10' };
  const THEIRS = { ...BEFORE, name: 'Theirs', price: '99', isMain: true };

  const conflicting = () => {
    const outcomes: SaveOutcome[] = [{ kind: 'conflict' }, saved];
    return open({
      initial: { values: BEFORE, version: 1 },
      save: async () => outcomes.shift() ?? saved,
      fetchLatest: async () => ({ values: THEIRS, version: 2 }),
    });
  };

  it('shows both versions field by field and saves what was chosen over the newest version', async () => {
    const { start, submit, user, save } = conflicting();
    await start();
    await user.clear(nameInput());
    await user.type(nameInput(), 'Mine');
    await submit();

    const name = within(await screen.findByRole('group', { name: 'Name' }));

    expect(document.activeElement).toHaveTextContent(/^A newer version was saved/);
    expect(name.getByText('Mine', { selector: '[dir=auto]' })).toBeInTheDocument();
    expect(name.getByText('Theirs', { selector: '[dir=auto]' })).toBeInTheDocument();

    // Only they changed the price and the switch: theirs is preselected.
    const theirPrice = within(screen.getByRole('group', { name: 'Price' })).getByRole('button', {
      name: 'Take theirs',
    });

    expect(theirPrice).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 field to decide')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(name.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toMatchObject({ name: 'Mine', price: '99', isMain: true });
    expect(save.mock.calls[1]?.[1]).toMatchObject({ version: 2 });
  });

  it('goes back to the form with everything typed', async () => {
    const { start, submit, user } = conflicting();
    await start();
    await user.type(nameInput(), ' more');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(nameInput()).toHaveValue('Before more');
    expect(nameInput()).toHaveFocus();
  });
});
