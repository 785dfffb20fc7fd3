import { isLocalDate } from '#client/formatting/date-ranges';
import type { FormField } from './form-field';
import { countriesOf, listOf, textOf, type FormValues } from './form-values';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const EXAMPLE_HOST = 'example.com';

/** Without scheme and path, in lower case. */
export const bareDomain = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .toLowerCase();

/** Code points of the trimmed text, as the server counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

const isAmount = (text: string): boolean =>
  text.trim() !== '' && Number(text) >= 0 && Number.isFinite(Number(text));

function checkText(
  label: string,
  text: string,
  rule: { min?: number; minText?: string; max?: number },
): string | null {
  const length = lengthOf(text);
  if (rule.min !== undefined && length < rule.min)
    return rule.minText ?? `${label} must be at least ${rule.min} characters`;
  if (rule.max !== undefined && length > rule.max)
    return `${label} must be at most ${rule.max} characters`;
  return null;
}

function isBlank<Values extends FormValues>(field: FormField<Values>, values: Values): boolean {
  const value = values[field.name];
  if (field.kind === 'toggle') return false;
  if (field.kind === 'choices') return listOf(value).length === 0;
  if (field.kind !== 'countries') return textOf(value).trim() === '';
  const { primary, operational } = countriesOf(value);
  return field.hasPrimary || field.isPrimaryOnly ? primary === null : operational.length === 0;
}

function requiredText<Values extends FormValues>(field: FormField<Values>): string {
  if (field.requiredText !== undefined) return field.requiredText;
  if (field.kind !== 'countries') return `${field.label} is required`;
  return field.hasPrimary || field.isPrimaryOnly
    ? 'Primary country is required'
    : 'At least one country is required';
}

function checkKind<Values extends FormValues>(
  field: FormField<Values>,
  values: Values,
): string | null {
  const text = textOf(values[field.name]);
  switch (field.kind) {
    case 'text':
    case 'password':
    case 'suggested':
      return checkText(field.label, text, field);
    case 'email':
      return EMAIL.test(text.trim()) ? null : 'Please enter a valid email address';
    case 'domain':
      return DOMAIN.test(bareDomain(text))
        ? null
        : `Please enter a valid domain (e.g., ${EXAMPLE_HOST})`;
    case 'number':
    case 'money':
      return isAmount(text) ? null : `${field.label} must be a number of 0 or more`;
    case 'date': {
      if (!isLocalDate(text)) return 'Please enter a valid date';
      const first = field.notBefore === undefined ? '' : textOf(values[field.notBefore]);
      return text < first ? `${field.label} cannot be before the start date` : null;
    }
    case 'buttons':
    case 'select':
    case 'combobox':
    case 'choices':
    case 'toggle':
    case 'countries':
      return null;
  }
}

/**
 * The error of a field, or null. Fields are required by default; an empty optional field has none.
 */
export function checkField<Values extends FormValues>(
  field: FormField<Values>,
  values: Values,
): string | null {
  if (field.isReadOnly) return null;
  if (!isBlank(field, values)) return checkKind(field, values) ?? field.check?.(values) ?? null;
  return field.isOptional ? (field.check?.(values) ?? null) : requiredText(field);
}

export type FieldErrors = Readonly<Record<string, string>>;

/** Errors by field name; empty when the form is valid. */
export function checkForm<Values extends FormValues>(
  fields: readonly FormField<Values>[],
  values: Values,
): FieldErrors {
  const wrong = fields.flatMap((field) => {
    const error = checkField(field, values);
    return error === null ? [] : [[field.name, error] as const];
  });
  return Object.fromEntries(wrong);
}
