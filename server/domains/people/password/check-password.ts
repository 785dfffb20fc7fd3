import { MIN_PASSWORD_LENGTH } from '#schema/field-rules.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { isCommonPassword, plainText } from './common-passwords.js';

/** Bounds the time to hash a password. */
const MAX_LENGTH = 128;
const PRODUCT = 'infinitum';
/** Good passwords may contain shorter parts of a name. */
const MIN_OWN_LENGTH = 4;

export interface PasswordOwner {
  name: string;
  email: string;
}

const lettersOf = (text: string) => plainText(text).replace(/\P{L}/gu, '');

/** Publicly known words about a person, letters only, the longest first. */
function knownOf({ name, email }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [name, ...name.split(/\s+/), email, mailbox, ...mailbox.split(/[._+-]/), PRODUCT];
  const known = texts.map(lettersOf).filter(({ length }) => length >= MIN_OWN_LENGTH);
  return known.sort((one, other) => other.length - one.length);
}

/**
 * True where a password consists only of the owner's name, the address, the product's name, digits
 * and signs.
 */
function isOwnName(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const rest = knownOf(owner).reduce((left, known) => left.replaceAll(known, ''), letters);
  return letters !== '' && rest === '';
}

/**
 * Checks a new password; null when blank. Lengths are in code points. There are no rules about its
 * characters: a password is weak when attackers try it first (NIST SP 800-63B). Omit the owner when
 * unknown.
 */
export async function checkPassword(
  check: FieldCheck,
  field: string,
  password: string | null | undefined,
  owner?: PasswordOwner,
): Promise<string | null> {
  if (typeof password !== 'string' || password.trim() === '') return null;

  const { length } = [...password];

  check.require(
    field,
    length >= MIN_PASSWORD_LENGTH,
    `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  );
  check.require(field, length <= MAX_LENGTH, `Password must be at most ${MAX_LENGTH} characters`);

  if (length < MIN_PASSWORD_LENGTH || length > MAX_LENGTH) return password;

  check.require(
    field,
    !(await isCommonPassword(password)),
    'This password is too common. Choose another.',
  );

  const isOwn = owner !== undefined && isOwnName(password, owner);

  check.require(field, !isOwn, 'Password must not be a name or an address. Choose another.');

  return password;
}
