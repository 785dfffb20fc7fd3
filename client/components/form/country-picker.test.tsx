import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '#client/testing/render-page';
import { pickOption } from '#client/testing/pick-option';
import type { CountryChoice } from './country-choice';
import { CountryPicker } from './country-picker';

const COUNTRIES = [
  { code: 'NZ', name: 'New Zealand' },
  { code: 'AU', name: 'Australia' },
  { code: 'FR', name: 'France' },
  { code: 'GB', name: 'United Kingdom' },
];

function open(initial: CountryChoice, available = ['NZ', 'GB', 'AU']) {
  const seen: CountryChoice[] = [];

  function Page() {
    const [value, setValue] = useState(initial);

    return (
      <CountryPicker
        countries={COUNTRIES}
        available={available}
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
        hasPrimary
        isAtLeastOne
      />
    );
  }

  return { ...renderPage(<Page />, { path: '/' }), seen };
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Selected countries' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const shownOptions = () => screen.getAllByRole('option').map((option) => option.textContent);
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

describe('the country picker', () => {
  it('adds a primary country to the operational ones', async () => {
    const { user, seen } = open({ primary: null, operational: ['AU'] });
    await user.click(screen.getByRole('combobox', { name: 'Primary country' }));
    await pickOption(user, 'New Zealand (NZ)');
    expect(seen).toEqual([{ primary: 'NZ', operational: ['AU', 'NZ'] }]);
    expect(chips()).toEqual(['Australia', 'New Zealand · primary']);
  });

  it('lists what may be chosen, sorted by name', async () => {
    const { user } = open({ primary: null, operational: [] });
    await user.click(screen.getByRole('combobox', { name: /^Operational countries/ }));
    expect(shownOptions()).toEqual(['Australia (AU)', 'New Zealand (NZ)', 'United Kingdom (GB)']);
  });

  it.each(['gb', 'GB', 'united', 'KING'])(
    'finds a country by name or code in any case: %s',
    async (text) => {
      const { user } = open({ primary: null, operational: [] });
      await user.click(screen.getByRole('combobox', { name: /^Operational countries/ }));
      await user.paste(text);
      expect(shownOptions()).toEqual(['United Kingdom (GB)']);
    },
  );

  it('keeps the primary country in the list', async () => {
    const { user, seen } = open({ primary: 'NZ', operational: ['NZ', 'AU'] });
    await user.click(remove('New Zealand'));
    expect(seen).toEqual([]);
    await user.click(remove('Australia'));
    expect(seen).toEqual([{ primary: 'NZ', operational: ['NZ'] }]);
  });

  it('keeps the last country and says why', async () => {
    const { user, seen } = open({ primary: null, operational: ['NZ'] });
    expect(
      screen.getByText('This is the last selected country and cannot be removed'),
    ).toBeInTheDocument();
    expect(remove('New Zealand')).toHaveAttribute('aria-disabled', 'true');
    await user.hover(remove('New Zealand'));
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'At least one country must remain selected',
    );
    await user.click(remove('New Zealand'));
    expect(seen).toEqual([]);
  });
});
