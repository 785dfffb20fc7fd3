import {
  amountError,
  bareDomain,
  domainError,
  emailError,
  goalError,
  textError,
  webUrlError,
} from '#schema/field-rules.js';
import { invalid, type FieldErrors } from '#server/core/errors.js';

const DATE_RANGE = ['2000-01-01', '2100-12-31'] as const;

interface TextRule {
  /** The screen's name of the field: "Campaign name". */
  label: string;
  /** Characters after trimming; a text is required unless `min` is 0. */
  min?: number;
  max?: number;
}

type Nullish<T> = T | null | undefined;

/**
 * Reads the fields of an input and collects the errors by snake_case name; `done()` throws them all
 * at once. Lengths are code points after trimming. A wrong field returns a placeholder of its type.
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

  /** Refuses another value of a field that the caller does not choose. Returns the value it has. */
  fixed<T>(field: string, wanted: T | undefined, value: T, message: string): T {
    this.require(field, wanted === undefined || wanted === value, message);
    return value;
  }

  /** Checks a text that is stored or compared untrimmed: at most `max` code points. */
  within(field: string, value: Nullish<string>, max: number, message: string): void {
    this.require(field, [...(value ?? '')].length <= max, message);
  }

  text(field: string, value: Nullish<string>, { label, min = 1, max = 255 }: TextRule): string {
    const text = value?.trim() ?? '';
    if (text === '') this.require(field, min === 0, `${label} is required`);
    else this.#check(field, textError(label, text, { min, max }));
    return text;
  }

  /** Null when blank. */
  optionalText(field: string, value: Nullish<string>, rule: Omit<TextRule, 'min'>): string | null {
    return this.text(field, value, { ...rule, min: 0 }) || null;
  }

  /** Null when blank. */
  email(field: string, value: Nullish<string>): string | null {
    const email = value?.trim() || null;
    this.#check(field, email && emailError(email));
    return email;
  }

  /** Returns the domain without scheme and path, in lower case; null when blank. */
  domain(field: string, value: Nullish<string>): string | null {
    if (!value?.trim()) return null;
    this.#check(field, domainError(value));
    return bareDomain(value) || null;
  }

  /** Null when blank. */
  webUrl(field: string, value: Nullish<string>, label: string): string | null {
    const url = value?.trim() || null;
    this.#check(field, url && webUrlError(label, url));
    return url;
  }

  /** Money and prices: 0 or more, rounded to four decimals. */
  amount(field: string, value: Nullish<number>, label: string): number {
    const error = amountError(label, value ?? NaN);
    this.#check(field, error);
    return error ? 0 : Math.round((value ?? 0) * 10_000) / 10_000;
  }

  /** Impressions to deliver; null without a goal. */
  goal(field: string, value: Nullish<number>, label: string): number | null {
    if (value === undefined || value === null) return null;
    const error = goalError(label, value);
    this.#check(field, error);
    return error ? null : value;
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

  /**
   * True while no field has failed; for rules that query the database only if the rest is valid.
   */
  get holds(): boolean {
    return Object.keys(this.#errors).length === 0;
  }

  /** Throws INVALID when any field failed. */
  done(): void {
    if (!this.holds) throw invalid(this.#errors);
  }
}
