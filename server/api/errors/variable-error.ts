import { snakeCase } from '#server/core/input/check-input.js';
import { invalid, type ServiceError } from '#server/core/errors.js';

/** `customer_name` → `Customer name`. */
const formatLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

/** Splits `bookings[3].cpm` into `3.` and the last name. */
function placeIn(path: string): { place: string; name: string } {
  const steps = path.split('.');
  const last = steps.pop() ?? path;

  return { place: indexesIn(steps.join('.')), name: snakeCase(last.replace(/\[\d+\]/g, '')) };
}

const indexesIn = (path: string): string =>
  [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => `${index}.`).join('');

/**
 * The beginning or middle of graphql-js's sentence about a value → our sentence about the field.
 */
const REASONS: [pattern: RegExp, reason: string][] = [
  [/Int cannot represent non 32-bit/, 'Must be between -2147483648 and 2147483647'],
  [/Int cannot represent/, 'Must be a whole number'],
  [/Float cannot represent/, 'Must be a number'],
  [/String cannot represent/, 'Must be text'],
  [/Boolean cannot represent/, 'Must be true or false'],
  [/ID cannot represent/, 'Must be an id: text or a whole number'],
  [/LocalDate|Value is not string/, 'Must be a date written YYYY-MM-DD'],
  [/DateTime/, 'Must be a moment written in ISO 8601'],
  [/Expected type "\w+" to be an object/, 'Must be an object'],
  [/enum/, 'Is not one of the known values'],
  [/not (to )?be null/, 'Must not be empty'],
];

/**
 * A message is read in part only, because its values may be of any length: its beginning, its last
 * path and the reason after it.
 */
const MAX_NAME_LENGTH = 100;
const MAX_PART_LENGTH = 300;

const partFrom = (message: string, start: number) => message.slice(start, start + MAX_PART_LENGTH);

/**
 * Matches the sentences about a value. The other sentences that begin with a variable are about the
 * document (unused, undeclared, in a place of another type): they say what is wrong, and quote no
 * value.
 */
const ABOUT_VALUE = /^Variable "\$(\w+)" (?:got invalid value|of required type|of non-null type) /;

/**
 * Reads graphql-js's sentence about the value of a variable that does not fit its type, so that the
 * caller learns the field and the value (perhaps a password) is not echoed. Null when the sentence
 * is about something else.
 */
export function variableErrorOf(message: string): ServiceError | null {
  const variable = ABOUT_VALUE.exec(message)?.[1]?.slice(0, MAX_NAME_LENGTH);
  if (variable === undefined) return null;
  if (/^Variable "\$\w+" of required type "[^"]+" was not provided\.$/.test(message))
    return required('', snakeCase(variable));
  const detail = partFrom(message, message.lastIndexOf('; ') + 2);
  // The value is between "invalid value" and the path, so only the last `at "…";` comes from
  // graphql-js.
  const path = /^ at "([\w.[\]]+)"; /.exec(partFrom(message, message.lastIndexOf(' at "')))?.[1];
  const missing = /^Field "(\w+)" of required type "[^"]+" was not provided\.$/.exec(detail)?.[1];
  if (missing !== undefined) return required(indexesIn(path ?? ''), snakeCase(missing));
  const unknown = /^Field "(\w+)" is not defined by type/.exec(detail)?.[1];
  if (unknown !== undefined)
    return invalid({ [indexesIn(path ?? '') + snakeCase(unknown)]: 'Is not a field of this call' });

  const reason = REASONS.find(([pattern]) => pattern.test(detail))?.[1] ?? 'Is not valid';
  const { place, name } = placeIn(path ?? variable);
  return invalid({ [place + name]: reason });
}

const required = (place: string, field: string) =>
  invalid({ [place + field]: `${formatLabel(field)} is required` });
