import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

export const TOKEN_PURPOSES = [
  'INVITATION',
  'PASSWORD',
  'EMAIL_CONFIRMATION',
  'EMAIL_OBJECTION',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/**
 * The secret in a mail's link: it proves that its bearer reads the user's mails. It works once and
 * is stored as its SHA-256.
 */
@Entity({ tableName: 'one_time_token' })
@Index({ name: 'one_time_token_user_index', properties: ['user', 'purpose'] })
export class OneTimeToken {
  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Enum({ items: () => [...TOKEN_PURPOSES] })
  purpose!: TokenPurpose;

  @ManyToOne(() => User, { fieldName: 'user_id' })
  user!: Rel<User>;

  /** The change that the link is about; null for other purposes. */
  @ManyToOne(() => EmailChange, { fieldName: 'email_change_id', nullable: true })
  emailChange: Rel<EmailChange> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  spentAt: Date | null = null;
}
