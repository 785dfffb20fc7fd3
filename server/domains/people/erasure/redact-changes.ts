import type { FieldChanges } from '#server/core/input/partial-update.js';
import { inOneCase } from '#server/domains/people/user/email-address.js';

const ERASED = 'erased';
/** The fields of an entry about a user that name or reach the person. */
const OF_PERSON: ReadonlySet<string> = new Set(['name', 'email', 'pendingEmail', 'passkey']);

export interface ErasedPerson {
  /** True where the entry is about the person. */
  isSubject: boolean;
  /** Addresses in the case of `inOneCase`. */
  addresses: ReadonlySet<string>;
}

/**
 * The changes of an audit entry without the person: of an entry about the person the fields that
 * name or reach it, and everywhere the values that are one of its addresses. A text that contains
 * an address stays, because it may say something else.
 */
export function redactChanges(
  changes: FieldChanges,
  { isSubject, addresses }: ErasedPerson,
): FieldChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) => {
      const redact = (value: unknown) =>
        isSubject && OF_PERSON.has(field) && value !== null
          ? ERASED
          : withoutAddresses(value, addresses);
      return [
        field,
        before === undefined
          ? { after: redact(after) }
          : { before: redact(before), after: redact(after) },
      ];
    }),
  );
}

function withoutAddresses(value: unknown, addresses: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return addresses.has(inOneCase(value)) ? ERASED : value;
  if (Array.isArray(value)) return value.map((one) => withoutAddresses(one, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutAddresses(one, addresses)]),
  );
}
