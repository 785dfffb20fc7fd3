import type { FieldChanges } from '#server/core/input/partial-update.js';

const ERASED = 'erased';
/** The fields of an entry about a user that name or reach the person. */
const OF_PERSON: ReadonlySet<string> = new Set(['name', 'email', 'pendingEmail']);

interface ErasedPerson {
  /** Whether the entry is about the person. */
  isSubject: boolean;
  /** Every address that the person had or asked for, in lower case. */
  emails: readonly string[];
}

/** The changes of an audit entry without the person's name and addresses. */
export function redactChanges(changes: FieldChanges, person: ErasedPerson): FieldChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { before, after }]) => {
      const redact = (value: unknown) =>
        person.isSubject && OF_PERSON.has(field) && value !== null
          ? ERASED
          : withoutEmails(value, person.emails);
      return [
        field,
        before === undefined
          ? { after: redact(after) }
          : { before: redact(before), after: redact(after) },
      ];
    }),
  );
}

function withoutEmails(value: unknown, emails: readonly string[]): unknown {
  if (typeof value === 'string') return emails.reduce(withoutEmail, value);
  if (Array.isArray(value)) return value.map((one) => withoutEmails(one, emails));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutEmails(one, emails)]),
  );
}

/** Whatever the case of its letters. */
function withoutEmail(text: string, email: string): string {
  const at = text.toLowerCase().indexOf(email);
  if (at === -1) return text;
  return text.slice(0, at) + ERASED + withoutEmail(text.slice(at + email.length), email);
}
