import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { SingleUseToken } from './single-use-token.entity.js';

export const TOKEN_PURPOSES = [
  'INVITATION',
  'PASSWORD',
  'EMAIL_CONFIRMATION',
  'EMAIL_OBJECTION',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** The secret in a mail's link: it proves that its bearer reads the user's mails. */
@Entity({ tableName: 'one_time_token' })
@Index({ name: 'one_time_token_user_index', properties: ['user', 'purpose'] })
export class OneTimeToken extends SingleUseToken {
  @Enum({ items: () => [...TOKEN_PURPOSES] })
  purpose!: TokenPurpose;

  @ManyToOne(() => User, { fieldName: 'user_id' })
  user!: Rel<User>;

  /** The change that the link is about; null for other purposes. */
  @ManyToOne(() => EmailChange, { fieldName: 'email_change_id', nullable: true })
  emailChange: Rel<EmailChange> | null = null;
}
