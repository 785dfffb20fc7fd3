import type { CountryChoice } from '#client/components/form/country-choice';

/**
 * The value of a field: text for typed or single values (numbers too, as typed), lists for choices.
 */
export type FieldValue = string | boolean | null | readonly string[] | CountryChoice;

export type FormValues = Readonly<Record<string, FieldValue>>;

export const toText = (value: FieldValue | undefined): string =>
  typeof value === 'string' ? value : '';

export const flagOf = (value: FieldValue | undefined): boolean => value === true;

const isList = (value: FieldValue | undefined): value is readonly string[] => Array.isArray(value);

export const toList = (value: FieldValue | undefined): readonly string[] =>
  isList(value) ? value : [];

export function countriesOf(value: FieldValue | undefined): CountryChoice {
  const isChoice = typeof value === 'object' && value !== null && 'operational' in value;
  return isChoice ? value : { primary: null, operational: [] };
}

/**
 * Returns true for values that are the same for a reader: the order of a list and spaces around a
 * text do not matter.
 */
export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '""';
  if (typeof value === 'string') return JSON.stringify(value.trim());
  if (typeof value === 'boolean') return JSON.stringify(value);
  if ('operational' in value) return JSON.stringify([value.primary, value.operational.toSorted()]);
  return JSON.stringify(value.toSorted());
}
