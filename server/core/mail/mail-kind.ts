import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import type { MailOutcome } from './outgoing-mail.entity.js';

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
  /** Set for a picture that the HTML shows as `cid:…`, instead of as an attached file. */
  contentId?: string;
}

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /**
   * The URL where a mail program ends a subscription: it takes a POST without a sign-in (RFC 8058).
   */
  unsubscribeUrl?: string;
}

/** The final outcome of a mail, and the error of its last failed try. */
export interface CompletedMail {
  outcome: MailOutcome;
  lastFailure: string | null;
}

/**
 * The context for writing a mail: the entity manager is in a transaction that commits before the
 * mail is sent.
 */
export interface MailContext {
  em: EntityManager;
  config: Config;
  now: Date;
}

/**
 * One sort of mail. `write` runs when the mail is sent, perhaps some time later and more than once;
 * it returns null when there is nothing left to say. A method, so that kinds with different
 * payloads fit into one list.
 */
export interface MailKind<Payload = unknown> {
  name: string;
  /** The mail is no longer useful after this time and is not tried again. */
  usefulForMs: number;
  write(ctx: MailContext, payload: Payload): Promise<Mail | null>;
  /** Called in the transaction that completes the mail, for kinds that record the outcome. */
  completed?(ctx: MailContext, payload: Payload, settled: CompletedMail): Promise<void>;
}
