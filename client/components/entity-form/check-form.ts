import {
  amountError,
  domainError,
  emailError,
  lengthError,
  lengthOf,
  textError,
} from '#schema/field-rules';
import { isLocalDate } from '#schema/local-date';
import type { FormField } from './form-field';
import { countriesOf, toList, toText, type FormValues } from './form-values';

/** NaN for a text that is no number. */
const parseAmount = (text: string): number => {
  const amount = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(amount) ? amount : NaN;
};

function checkText(
  text: string,
  rule: { label: string; min?: number; minText?: string; max?: number },
  errorOf: typeof textError,
): string | null {
  const error = errorOf(rule.label, text, rule);
  const isTooShort = rule.min !== undefined && lengthOf(text) < rule.min;
  return isTooShort ? (rule.minText ?? error) : error;
}

function isBlank<Values extends FormValues>(field: FormField<Values>, values: Values): boolean {
  const value = values[field.name];
  if (field.kind === 'toggle') return false;
  if (field.kind === 'choices') return toList(value).length === 0;
  if (field.kind !== 'countries') return toText(value).trim() === '';
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
  const text = toText(values[field.name]);
  switch (field.kind) {
    case 'password':
      return checkText(text, field, lengthError);
    case 'text':
    case 'suggested':
      return checkText(text, field, textError);
    case 'email':
      return emailError(text);
    case 'domain':
      return domainError(text);
    case 'number':
    case 'money':
      return amountError(field.label, parseAmount(text));
    case 'date': {
      if (!isLocalDate(text)) return 'Date input not valid.';
      const first = field.notBefore === undefined ? '' : toText(values[field.notBefore]);
      // A first day that is none is wrong by itself.
      return isLocalDate(first) && text < first
        ? `${field.label} cannot be before the start date`
        : null;
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
