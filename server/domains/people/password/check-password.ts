import type { FieldCheck } from '#server/core/input/field-check.js';
import { isCommonPassword, plainText } from './common-passwords.js';

const MIN_LENGTH = 12;
/** Keeps a long text from being hashed at length. */
const MAX_LENGTH = 128;
const PRODUCT = 'infinitum';
/** Shorter words of a name may well be part of a good password. */
const MIN_OWN_LENGTH = 4;

export interface PasswordOwner {
  name: string;
  email: string;
}

const lettersOf = (text: string) => plainText(text).replace(/\P{L}/gu, '');

/** What everybody knows of a person, as letters, the longest first. */
function knownOf({ name, email }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [name, ...name.split(/\s+/), email, mailbox, ...mailbox.split(/[._+-]/), PRODUCT];
  const known = texts.map(lettersOf).filter(({ length }) => length >= MIN_OWN_LENGTH);
  return known.sort((one, other) => other.length - one.length);
}

/**
 * Whether a password is no more than the owner's name, address and the product's name, with digits
 * and signs.
 */
function isOwnName(password: string, owner: PasswordOwner): boolean {
  const letters = lettersOf(password);
  const rest = knownOf(owner).reduce((left, known) => left.replaceAll(known, ''), letters);
  return letters !== '' && rest === '';
}

/**
 * A password that is to be set; null when blank. Lengths are code points. Nothing is asked of its
 * characters: what makes one weak is that it is tried first (NIST SP 800-63B). Leave out the owner
 * where it is not known yet.
 */
export async function checkPassword(
  check: FieldCheck,
  field: string,
  password: string | null | undefined,
  owner?: PasswordOwner,
): Promise<string | null> {
  if (typeof password !== 'string' || password.trim() === '') return null;

  const { length } = [...password];

  check.require(field, length >= MIN_LENGTH, `Password must be at least ${MIN_LENGTH} characters`);
  check.require(field, length <= MAX_LENGTH, `Password must be at most ${MAX_LENGTH} characters`);

  if (length < MIN_LENGTH || length > MAX_LENGTH) return password;

  check.require(
    field,
    !(await isCommonPassword(password)),
    'This password is too common. Choose another.',
  );

  const isOwn = owner !== undefined && isOwnName(password, owner);

  check.require(field, !isOwn, 'Password must not be a name or an address. Choose another.');

  return password;
}
