import { invalid, type FieldErrors } from '#server/core/errors.js';

/** customerId → customer_id: the name of a field in a ServiceError and over REST. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** customer_id → customerId: the name of the same field over GraphQL. */
export const camelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** More than any field allows; each field has its own limit. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * PostgreSQL cannot store a NUL character and would fail inside a statement; half a surrogate pair
 * would become another character.
 */
function collectUnstorable(value: unknown, field: string, errors: FieldErrors, place = ''): void {
  const name = place + field;
  if (typeof value === 'string' && value.includes('\u0000'))
    errors[name] ??= 'NUL characters are not allowed';

  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH)
    errors[name] ??= 'This text is too long';

  if (typeof value === 'string' && !value.isWellFormed())
    errors[name] ??= 'Half characters are not allowed';

  if (!isObject(value)) return;

  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    const childPlace = isList && isObject(child) ? `${place}${key}.` : place;
    collectUnstorable(child, isList ? field : snakeCase(key), errors, childPlace);
  }
}

/**
 * Refuses texts that cannot be stored. Every argument of every GraphQL field passes here, and so
 * every REST call; the rules of single fields run in the services. Throws INVALID with a message
 * per field; a field of one of several objects is named as `3.cpm`.
 */
export function checkInput(value: unknown, name = 'input'): void {
  const errors: FieldErrors = {};
  collectUnstorable(value, snakeCase(name), errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
