import { InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { FieldCheck } from '#server/core/input/field-check.js';

const MAX_EMAIL_LENGTH = 320;
/** Bounds the time to hash it. */
const MAX_PASSWORD_LENGTH = 1024;
const MAX_CODE_LENGTH = 64;

@InputType({ description: 'The pair a person signs in with.' })
export class SignInInput {
  @Text('Compared without case.')
  email!: string;

  @Text('Compared to the letter, up to 1024 characters.')
  password!: string;

  @Text.nullable(
    'The code of the authenticator app, or a recovery code; for people with a second factor. Each is good once.',
  )
  code?: string | null;
}

const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;

/** Throws INVALID. Email and password are not trimmed here: they are compared, not stored. */
export function checkSignIn({ email, password, code }: SignInInput): void {
  const check = new FieldCheck();

  check.require('email', email !== '', 'Email is required');
  check.within('email', email, MAX_EMAIL_LENGTH, 'Please enter a valid email address');
  check.require('password', password !== '', 'Password is required');
  check.within('password', password, MAX_PASSWORD_LENGTH, tooLong('Password', MAX_PASSWORD_LENGTH));
  check.within('code', code, MAX_CODE_LENGTH, tooLong('Code', MAX_CODE_LENGTH));
  check.done();
}
