import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import type { MailOutcome } from './outgoing-mail.entity.js';

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /**
   * Where a mail program ends a subscription: an address that takes a POST without a sign-in (RFC
   * 8058).
   */
  unsubscribeUrl?: string;
}

/** What became of a mail for good, and why the last try before failed, if one did. */
export interface CompletedMail {
  outcome: MailOutcome;
  lastFailure: string | null;
}

/**
 * What a mail is written with: the entity manager is in a transaction that commits before the mail
 * is sent.
 */
export interface MailContext {
  em: EntityManager;
  config: Config;
  now: Date;
}

/**
 * One sort of mail. It is written when it is sent, which may be more than once and some time later;
 * null when by then there is nothing to tell. A method, so that kinds of any payload stand in one
 * list.
 */
export interface MailKind<Payload = unknown> {
  name: string;
  /** After this it is of no use to its reader and no longer tried. */
  usefulForMs: number;
  write(ctx: MailContext, payload: Payload): Promise<Mail | null>;
  /** Told in the transaction that settles the mail, for kinds that keep account of theirs. */
  settled?(ctx: MailContext, payload: Payload, settled: CompletedMail): Promise<void>;
}
