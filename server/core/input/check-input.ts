import { validate, type ValidationError } from 'class-validator';
import { invalid, type FieldErrors } from '#server/core/errors.js';

/** customerId → customer_id: the name a field has in `errors`, whatever the door. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** No field takes as many characters; what each takes its own rules say. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * PostgreSQL stores no NUL character, which would fail deep inside a statement, and half a
 * character would become another.
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

function collectBroken(broken: ValidationError[], errors: FieldErrors, place: string): void {
  for (const { property, constraints, children } of broken) {
    const [message] = Object.values(constraints ?? {});
    if (message !== undefined) errors[place + snakeCase(property)] ??= message;
    if (children?.length) collectBroken(children, errors, place);
  }
}

/**
 * Runs the rules declared on an input's class. Every argument of every GraphQL field passes here,
 * and so every REST call; a field that may be left out says `@IsOptional()`. Throws INVALID with a
 * message per field, of several objects as `3.cpm`.
 */
export async function checkInput(value: unknown, name = 'input'): Promise<void> {
  const errors: FieldErrors = {};
  collectUnstorable(value, snakeCase(name), errors);

  if (Object.keys(errors).length > 0) throw invalid(errors);

  const items = Array.isArray(value) ? value : [value];
  for (const [index, item] of items.entries()) {
    if (!isObject(item)) continue;
    const broken = await validate(item, { forbidUnknownValues: false, stopAtFirstError: true });
    collectBroken(broken, errors, Array.isArray(value) ? `${index}.` : '');
  }

  if (Object.keys(errors).length > 0) throw invalid(errors);
}
