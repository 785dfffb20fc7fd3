import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/core/process/config.js';
import { isLocalHost } from '#server/core/process/plain-address.js';
import type { Mail } from './mail-kind.js';

export interface MailTransport {
  /**
   * `id` belongs to the mail: a second try carries the same Message-ID. Rejects when the mail was
   * not accepted.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;
/** Nodemailer must not read parts of a mail from files or URLs. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends over SMTP with MAIL_URL; else writes .eml files, which any mail program opens, to
 * DATA_DIR/outbox.
 */
export const openMailTransport = (config: Config): MailTransport =>
  config.mailUrl === null ? outbox(config) : smtp(config.mailUrl, config);

function messageOf({ mailFrom, publicUrl }: Config, mail: Mail, id: string) {
  const { to, subject, text, html, attachments = [], unsubscribeUrl } = mail;
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
  const headers = {
    // Receivers send no absence notes to mails with this header.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };

  const files = attachments.map(({ name, contentType, content, contentId }) => ({
    filename: name,
    contentType,
    content,
    ...(contentId !== undefined && { cid: contentId }),
  }));

  return { from: mailFrom, to, subject, text, html, messageId, headers, attachments: files };
}

/** `?ignoreTLS=true` of the URL is for a server on a private network. */
const mayBePlain = ({ hostname, searchParams }: URL): boolean =>
  isLocalHost(hostname) || searchParams.get('ignoreTLS') === 'true';

function smtp(url: string, config: Config): MailTransport {
  const transport = createTransport({
    url,
    // Mails carry links that let people in. Without this, a server that offers no STARTTLS, or
    // somebody on the way who takes the offer out, gets them in the clear.
    requireTLS: !config.allowHttp && !mayBePlain(new URL(url)),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    ...CLOSED,
  });

  return {
    send: async (mail, id) => {
      await transport.sendMail(messageOf(config, mail, id));
    },
    close: () => transport.close(),
  };
}

function outbox(config: Config): MailTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...CLOSED,
  });

  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(messageOf(config, mail, id));
      await mkdir(config.outboxDir, { recursive: true, mode: 0o700 });
      // The links in these mails sign people in, so only this account may read the files.
      const unfinished = path.join(config.outboxDir, `.${randomUUID()}`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path.join(config.outboxDir, `${id}.eml`));
    },
    close: () => transport.close(),
  };
}
