import { expect, test } from '@jest/globals';
import { currencyOfCountry } from '#schema/currencies.js';
import { COUNTRIES } from './countries.js';

test('every country has a currency, and Antarctica has none', () => {
  const without = COUNTRIES.filter(([code]) => currencyOfCountry(code) === 'XXX');
  expect(without.map(([code]) => code)).toEqual(['AQ']);
  expect(currencyOfCountry('NZ')).toBe('NZD');
});
