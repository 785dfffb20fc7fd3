import { validate, type ValidationError } from 'class-validator';
import { invalid, type FieldErrors } from './errors.js';

/** customerId → customer_id: the name a field has in `errors`, whatever the door. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** PostgreSQL stores no NUL character, which would fail deep inside a statement, and half a character would become another. */
function collectUnstorable(value: unknown, field: string, errors: FieldErrors): void {
  if (typeof value === 'string' && value.includes('\u0000')) errors[field] ??= 'NUL characters are not allowed';
  if (typeof value === 'string' && !value.isWellFormed()) errors[field] ??= 'Half characters are not allowed';
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    collectUnstorable(child, Array.isArray(value) ? field : snakeCase(key), errors);
  }
}

function collectBroken(broken: ValidationError[], errors: FieldErrors): void {
  for (const { property, constraints, children } of broken) {
    const [message] = Object.values(constraints ?? {});
    if (message !== undefined) errors[snakeCase(property)] ??= message;
    if (children?.length) collectBroken(children, errors);
  }
}

/**
 * Runs the rules declared on an input's class. Every argument of every GraphQL field passes here, and so every REST call;
 * a field that may be left out says `@IsOptional()`. Throws INVALID with a message per field.
 */
export async function checkInput(value: unknown, name = 'input'): Promise<void> {
  const errors: FieldErrors = {};
  collectUnstorable(value, snakeCase(name), errors);
  const items = Array.isArray(value) ? value : [value];
  for (const item of items.filter(isObject)) {
    collectBroken(await validate(item, { forbidUnknownValues: false, stopAtFirstError: true }), errors);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
