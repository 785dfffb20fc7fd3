import { describe, expect, test } from '@jest/globals';
import { bareDomain } from '#schema/field-rules';
import { checkField, checkForm } from './check-form';
import type { FormField } from './form-field';
import { placeServerErrors } from './server-errors';
import { parseTypedDate } from './typed-date';

type Values = { name: string; host: string; price: string; startDate: string; endDate: string };

const VALUES: Values = {
  name: 'Kōwhai',
  host: '',
  price: '1',
  startDate: '2026-11-02',
  endDate: '2026-11-02',
};

const NAME: FormField<Values> = { kind: 'text', name: 'name', label: 'Name', min: 4, max: 6 };
const HOST: FormField<Values> = { kind: 'domain', name: 'host', label: 'Domain', isOptional: true };
const PRICE: FormField<Values> = { kind: 'money', currency: 'NZD', name: 'price', label: 'CPM' };
const END: FormField<Values> = {
  kind: 'date',
  name: 'endDate',
  label: 'End date',
  notBefore: 'startDate',
};

describe('a field is checked', () => {
  test.each([
    ['', 'Name is required'],
    [' \t ', 'Name is required'],
    ['abc', 'Name must be at least 4 characters'],
    ['  abc  ', 'Name must be at least 4 characters'],
    ['abcd', null],
    ['🦊🦊🦊🦊', null],
    ['abcdefg', 'Name must be at most 6 characters'],
    [' abcdef ', null],
  ])('text %j: %j', (name, error) => {
    expect(checkField(NAME, { ...VALUES, name })).toBe(error);
  });

  test.each([
    ['', null],
    ['   ', null],
    ['example.com', null],
    ['HTTPS://Shop.Example.co.nz/path?x', null],
    ['a-b.nz', null],
    ['-a.nz', 'Please enter a valid domain (e.g., example.com)'],
    ['a-.nz', 'Please enter a valid domain (e.g., example.com)'],
    ['example', 'Please enter a valid domain (e.g., example.com)'],
    ['example.c', 'Please enter a valid domain (e.g., example.com)'],
    ['example.c0m', 'Please enter a valid domain (e.g., example.com)'],
    [`${'a'.repeat(63)}.nz`, null],
    [`${'a'.repeat(64)}.nz`, 'Please enter a valid domain (e.g., example.com)'],
  ])('domain %j: %j', (host, error) => {
    expect(checkField(HOST, { ...VALUES, host })).toBe(error);
  });

  test.each([
    ['', 'CPM is required'],
    ['0', null],
    ['0.015', null],
    ['-1', 'CPM must be a number of 0 or more'],
    ['ten', 'CPM must be a number of 0 or more'],
    ['Infinity', 'CPM must be a number of 0 or more'],
  ])('amount %j: %j', (price, error) => {
    expect(checkField(PRICE, { ...VALUES, price })).toBe(error);
  });

  test.each([
    ['2026-11-02', null],
    ['2026-11-01', 'End date cannot be before the start date'],
    ['soon', 'Date input not valid.'],
  ])('date %j: %j', (endDate, error) => {
    expect(checkField(END, { ...VALUES, endDate })).toBe(error);
  });

  test('by its own rule once the kind has nothing to say, and not at all while it is read-only', () => {
    const field: FormField<Values> = { ...NAME, check: () => 'Taken' };
    expect(checkField(field, VALUES)).toBe('Taken');
    expect(checkField(field, { ...VALUES, name: 'a' })).toBe('Name must be at least 4 characters');
    expect(checkField({ ...field, isReadOnly: true }, { ...VALUES, name: '' })).toBeNull();
  });
});

test('a form answers what is wrong by field', () => {
  expect(checkForm([NAME, HOST, PRICE], { ...VALUES, name: '', price: 'x' })).toEqual({
    name: 'Name is required',
    price: 'CPM must be a number of 0 or more',
  });
});

test('a domain is stripped of scheme and path and lower-cased', () => {
  expect(bareDomain(' HTTPS://Shop.Example.com/a/b?c#d ')).toBe('shop.example.com');
});

test('server errors go to the fields they are about; the rest is kept', () => {
  const fields: FormField<Values>[] = [END, { ...HOST, serverNames: ['domain', 'host_name'] }];
  expect(
    placeServerErrors(fields, { end_date: 'Too late', host_name: 'Taken', budget: 'None left' }),
  ).toEqual({
    byField: { endDate: 'Too late', host: 'Taken' },
    others: ['None left'],
  });
});

test.each([
  ['5 Nov 2026', '2026-11-05'],
  ['05 November 2026', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['31/2/2026', null],
  ['5/11/26', null],
  ['tomorrow', null],
])('the typed date %j means %j', (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

test('a field may say in words of its own that it is required', () => {
  const field = { kind: 'combobox', name: 'id', label: 'Organisation', options: [] } as const;
  const text = 'Please select an organisation';
  expect(checkForm([field], { id: null })).toEqual({ id: 'Organisation is required' });
  expect(checkForm([{ ...field, requiredText: text }], { id: null })).toEqual({ id: text });
  expect(checkForm([{ ...field, requiredText: text }], { id: '3' })).toEqual({});
});
