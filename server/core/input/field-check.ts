import {
  amountError,
  bareDomain,
  domainError,
  emailError,
  lengthError,
  webUrlError,
} from '#schema/field-rules.js';
import { invalid, type FieldErrors } from '#server/core/errors.js';

const DATE_RANGE = ['2000-01-01', '2100-12-31'] as const;

interface TextRule {
  /** As the screen names the field: "Campaign name". */
  label: string;
  /** Characters after trimming; a text is required unless `min` is 0. */
  min?: number;
  max?: number;
}

type Given<T> = T | null | undefined;

/**
 * Reads the fields of an input, gathers what is wrong with each under its snake_case name, and throws it all at once by
 * `done()`. Lengths are code points after trimming. A field that is wrong answers a value of its type meanwhile.
 */
export class FieldCheck {
  readonly #errors: FieldErrors = {};

  fail(field: string, message: string): void {
    this.#errors[field] ??= message;
  }

  #check(field: string, error: string | null): void {
    if (error) this.fail(field, error);
  }

  require(field: string, holds: boolean, message: string): void {
    if (!holds) this.fail(field, message);
  }

  text(field: string, value: Given<string>, { label, min = 1, max = 255 }: TextRule): string {
    const text = value?.trim() ?? '';
    if (text === '') this.require(field, min === 0, `${label} is required`);
    else this.#check(field, lengthError(label, text, { min, max }));
    return text;
  }

  /** Null when blank. */
  optionalText(field: string, value: Given<string>, rule: Omit<TextRule, 'min'>): string | null {
    return this.text(field, value, { ...rule, min: 0 }) || null;
  }

  /** Null when blank. */
  email(field: string, value: Given<string>): string | null {
    const email = value?.trim() || null;
    this.#check(field, email && emailError(email));
    return email;
  }

  /** Without scheme and path, in lower case; null when blank. */
  domain(field: string, value: Given<string>): string | null {
    if (!value?.trim()) return null;
    this.#check(field, domainError(value));
    return bareDomain(value) || null;
  }

  /** Null when blank. */
  webUrl(field: string, value: Given<string>, label: string): string | null {
    const url = value?.trim() || null;
    this.#check(field, url && webUrlError(label, url));
    return url;
  }

  /** Money and prices: 0 or more, rounded to four decimals. */
  amount(field: string, value: Given<number>, label: string): number {
    const error = amountError(label, value ?? NaN);
    this.#check(field, error);
    return error ? 0 : Math.round((value ?? 0) * 10_000) / 10_000;
  }

  oneOf(field: string, value: number, allowed: readonly number[], label: string): number {
    this.require(field, allowed.includes(value), `${label} must be one of ${allowed.join(', ')}`);
    return value;
  }

  date(field: string, value: string, label: string): string {
    const [first, last] = DATE_RANGE;
    this.require(
      field,
      value >= first && value <= last,
      `${label} must lie between ${first} and ${last}`,
    );
    return value;
  }

  /** The fields that failed so far; for rules that ask the database only when the rest holds. */
  get holds(): boolean {
    return Object.keys(this.#errors).length === 0;
  }

  /** Throws INVALID when anything failed. */
  done(): void {
    if (!this.holds) throw invalid(this.#errors);
  }
}
