import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#server/core/errors.js';
import type { UnstoredField } from './read-input.js';

type Fields = Readonly<Record<string, unknown>>;

const READ_ONLY = 'Cannot be set here: leave it out, or send what is stored';

/**
 * Fields that change without a save, as calls arrive and days pass: a record that is sent back may
 * have an earlier value.
 */
const MOVING: ReadonlySet<string> = new Set([
  'updated_at',
  'ping_count',
  'ping_date',
  'pacing',
  'households',
  'result',
]);

const MOMENT = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d))?$/;
const momentOf = (value: unknown): number =>
  typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : NaN;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSame = (sent: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(sent, stored) || momentOf(sent) === momentOf(stored);

/** Whether a moving field says what it may have said since the record was made. */
function wasStored(sent: unknown, stored: unknown, createdAt: unknown): boolean {
  if (sent === null) return true;
  if (isObject(sent) && isObject(stored))
    return isDeepStrictEqual(Object.keys(sent).sort(), Object.keys(stored).sort());
  if (typeof sent === 'number' && typeof stored === 'number') return sent >= 0 && sent <= stored;
  const [sentAt, firstAt] = [momentOf(sent), momentOf(createdAt)];
  return sentAt <= momentOf(stored) && !(sentAt < firstAt);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Finds the errors of fields that a call does not store: each must say what the record has, or
 * nothing where there is no record yet. `params` are those of the path.
 */
export function unstoredErrors(
  fields: readonly UnstoredField[],
  params: Readonly<Record<string, string>>,
  record: Fields | null,
): FieldErrors {
  const holds = ({ documented, value }: UnstoredField): boolean => {
    const inPath = params[documented];
    if (inPath !== undefined) return String(value) === inPath;
    if (!record) return isEmpty(value);
    const stored = record[documented];
    return (
      isSame(value, stored) ||
      (MOVING.has(documented) && wasStored(value, stored, record.created_at))
    );
  };

  return Object.fromEntries(
    fields.filter((field) => !holds(field)).map(({ place, name }) => [place + name, READ_ONLY]),
  );
}
