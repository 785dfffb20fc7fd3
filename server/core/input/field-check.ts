import { invalid, type FieldErrors } from '#server/core/errors.js';

/** Without the characters that mail programs strip or read as a separator of addresses. */
const EMAIL = /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@.<>(),;:"\\\p{Cc}]+(\.[^\s@.<>(),;:"\\\p{Cc}]+)+$/u;
const MAX_EMAIL_LENGTH = 254;
const MAX_ADDRESS_LENGTH = 2_048;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const DATE_RANGE = ['2000-01-01', '2100-12-31'] as const;
const MAX_AMOUNT = 99_999_999;

/** A domain as stored: in lower case, without scheme and path. */
export const bareDomain = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .toLowerCase();

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

  require(field: string, holds: boolean, message: string): void {
    if (!holds) this.fail(field, message);
  }

  text(field: string, value: Nullish<string>, { label, min = 1, max = 255 }: TextRule): string {
    const text = value?.trim() ?? '';
    // A character takes at most two units, so an overlong text is not counted to its end.
    const length = text.length > 2 * max ? text.length : [...text].length;
    if (length === 0) this.require(field, min === 0, `${label} is required`);
    else if (length < min) this.fail(field, `${label} must be at least ${min} characters`);
    else if (length > max) this.fail(field, `${label} must be at most ${max} characters`);
    return text;
  }

  /** Null when blank. */
  optionalText(field: string, value: Nullish<string>, rule: Omit<TextRule, 'min'>): string | null {
    return this.text(field, value, { ...rule, min: 0 }) || null;
  }

  email(field: string, value: Nullish<string>): string | null {
    const email = this.optionalText(field, value, { label: 'Email', max: MAX_EMAIL_LENGTH });
    const holds = email === null || (email.length <= 2 * MAX_EMAIL_LENGTH && EMAIL.test(email));
    this.require(field, holds, 'Please enter a valid email address');
    return email;
  }

  /** Removes the scheme and everything from the path on, and lower-cases the rest. */
  domain(field: string, value: Nullish<string>): string | null {
    const bare = bareDomain(value ?? '');
    if (!bare) {
      this.require(field, !value?.trim(), 'Please enter a valid domain (e.g., example.com)');
      return null;
    }
    const holds = bare.length <= 253 && DOMAIN.test(bare);
    this.require(field, holds, 'Please enter a valid domain (e.g., example.com)');
    return bare;
  }

  webUrl(field: string, value: Nullish<string>, label: string): string | null {
    const address = this.optionalText(field, value, { label, max: MAX_ADDRESS_LENGTH });
    const isShort = (address?.length ?? 0) <= 2 * MAX_ADDRESS_LENGTH;
    const url = address !== null && isShort && URL.canParse(address) ? new URL(address) : null;
    const holds = address === null || (url !== null && /^https?:$/.test(url.protocol));

    this.require(
      field,
      holds,
      `${label} must be a web address that starts with http:// or https://`,
    );

    return address;
  }

  /** Money and prices: 0 or more, rounded to four decimals. */
  amount(field: string, value: Nullish<number>, label: string): number {
    if (typeof value !== 'number' || !(value >= 0))
      this.fail(field, `${label} must be a number of 0 or more`);
    else if (value > MAX_AMOUNT) this.fail(field, `${label} must be at most ${MAX_AMOUNT}`);
    else return Math.round(value * 10_000) / 10_000;
    return 0;
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
   * Whether no field has failed so far; for rules that query the database only if the rest is
   * valid.
   */
  get holds(): boolean {
    return Object.keys(this.#errors).length === 0;
  }

  /** Throws INVALID when any field failed. */
  done(): void {
    if (!this.holds) throw invalid(this.#errors);
  }
}
