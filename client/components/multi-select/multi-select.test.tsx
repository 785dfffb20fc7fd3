import { ChakraProvider } from '@chakra-ui/react';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { system } from '#client/app/theme/system';
import { axeViolations } from '#client/testing/axe';
import { MultiSelect } from './multi-select';
import { ALL, type Choice, type Selection, selectionText } from './selection';

const REGIONS: readonly Choice[] = [
  { id: 3, name: 'Auckland' },
  { id: 5, name: 'Otago', detail: 'South' },
  { id: 9, name: 'Wellington' },
];
const MANY = Array.from({ length: 600 }, (_, index) => ({
  id: index + 1,
  name: `Creative ${index + 1}`,
}));

interface Setting {
  choices?: readonly Choice[];
  start?: Selection;
  isSingle?: boolean;
  isDisabled?: boolean;
}

function Filter({ choices = REGIONS, start = ALL, ...rest }: Setting) {
  const [selection, setSelection] = useState(start);

  return (
    <ChakraProvider value={system}>
      <MultiSelect
        label="Region"
        description={selectionText(selection, choices, 'Region')}
        choices={choices}
        selection={selection}
        onChange={setSelection}
        {...rest}
      />
    </ChakraProvider>
  );
}

async function show(setting: Setting = {}) {
  render(<Filter {...setting} />);
  const user = userEvent.setup();
  const trigger = screen.getByRole('button', { name: /^Region/ });
  const open = async () => {
    await user.click(trigger);
    return screen.findByRole('listbox', { name: 'Region' });
  };
  return { user, trigger, open };
}

const badge = () => document.querySelector('[data-badge]')?.textContent ?? null;
const chosen = () =>
  screen
    .getAllByRole('option')
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map((option) => option.querySelector('[dir=auto]')?.textContent);

const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(screen.getByRole('option', { name }));
};

describe('a multi-select', () => {
  it('starts with All, which comes first and has no badge', async () => {
    const { open } = await show();
    await open();
    expect(
      screen
        .getAllByRole('option')
        .map((option) => option.querySelector('[dir=auto]')?.textContent),
    ).toEqual(['All', 'Auckland', 'Otago', 'Wellington']);
    expect(chosen()).toEqual(['All']);
    expect(badge()).toBeNull();
  });

  it('stays open while several are chosen, and counts them', async () => {
    const { user, open } = await show();
    await open();
    await choose(user, 'Otago', 'Auckland');
    expect(chosen()).toEqual(['Auckland', 'Otago']);
    expect(badge()).toBe('2');
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await choose(user, 'Otago', 'Auckland');
    expect(chosen()).toEqual(['All']);
    expect(badge()).toBeNull();
  });

  it('chooses every one when All is chosen again, and only All when it is chosen otherwise', async () => {
    const { user, open } = await show();
    await open();
    await choose(user, 'All');
    expect(chosen()).toEqual(['Auckland', 'Otago', 'Wellington']);
    expect(badge()).toBe('3');
    await choose(user, 'All');
    expect(chosen()).toEqual(['All']);
  });

  it('can be cleared when something is chosen, and not when nothing is', async () => {
    const { user, open } = await show({ start: [3, 9] });
    await open();
    const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
    await user.click(clear);
    expect(chosen()).toEqual(['All']);
    expect(clear).toBeDisabled();
  });

  it.each<[Selection, string]>([
    [ALL, 'All Regions'],
    [[3, 5], 'Auckland, Otago'],
    [[3, 5, 9], '3 selected'],
  ])('tells of %j in its tooltip: %s', async (start, text) => {
    const { user, trigger } = await show({ start });
    await user.hover(trigger);
    expect((await screen.findByRole('tooltip')).textContent).toBe(text);
    expect(trigger).toHaveTextContent(text);
  });

  it('is not opened while it is disabled', async () => {
    const { user, trigger } = await show({ isDisabled: true });
    await user.click(trigger);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is worked by keys: arrows and letters move, Enter and space choose, Escape leads back', async () => {
    const { user, trigger } = await show();
    trigger.focus();
    await user.keyboard('{Enter}');

    const list = await screen.findByRole('listbox');

    await waitFor(() => expect(list).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}w ');
    expect(chosen()).toEqual(['Auckland', 'Wellington']);
    await user.keyboard(
      '{Home}{Enter}{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{Enter}',
    );
    expect(chosen()).toEqual(['Otago']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(trigger).toHaveFocus();
  });

  it('searches a long list, in which space chooses as long as nothing is typed', async () => {
    const { user, open } = await show({ choices: MANY });
    await open();

    const search = screen.getByRole('combobox', { name: 'Search Region' });

    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('599');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(badge()).toBe('1');
    await user.clear(search);
    await user.type(search, 'no such');
    expect(screen.getByText('Nothing matches')).toBeInTheDocument();
    await user.clear(search);
    await user.keyboard(' ');
    expect(chosen()).toEqual(['All']);
  });

  it('draws no more of a very long list than can be looked through, and says so', async () => {
    const { open } = await show({ choices: MANY });
    await open();
    expect(screen.getAllByRole('option')).toHaveLength(501);
    expect(screen.getByText(/100 more: type to narrow/)).toBeInTheDocument();
  });

  it('replaces what was chosen where only one can be, and closes after a tenth of a second', async () => {
    const { user, open } = await show({ isSingle: true });
    await open();
    await choose(user, 'Otago');
    expect(screen.getByRole('listbox')).toBeInTheDocument();

    const chosenAt = performance.now();

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(performance.now() - chosenAt).toBeGreaterThan(50);
    await open();
    await choose(user, 'Wellington');
    expect(chosen()).toEqual(['Wellington']);
    expect(badge()).toBe('1');
  });

  it.each([
    ['few', REGIONS],
    ['many', MANY.slice(0, 20)],
  ])('has nothing for axe to find with %s entries', async (_case, choices) => {
    const { open } = await show({ choices, start: [3] });
    const list = await open();
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(3);
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
