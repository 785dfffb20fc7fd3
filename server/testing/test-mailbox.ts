import { sendDueMails } from '#server/core/mail/mail-courier.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { associationMail } from '#server/domains/organisations/association/mails/association.mail.js';
import { PEOPLE_MAILS } from '#server/domains/people/mails/people-mails.js';
import { REPORT_MAILS } from '#server/reports/mails/report-mails.js';
import type { TestApi } from './test-api.js';

/** Delivers the api's queued mails, by its clock, and returns them. */
export async function deliverMails({ wiring }: Pick<TestApi, 'wiring'>): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      checkLinks(mail);
      sent.push(mail);
    },
    close: () => undefined,
  };

  await sendDueMails({
    ...wiring,
    kinds: [...PEOPLE_MAILS, associationMail, ...REPORT_MAILS],
    transport,
  });

  return sent;
}

/** A URL with a token before `#`, which reaches servers and their logs. */
const TOKEN_IN_PATH = /https?:\/\/[^\s"'<>#]*[\w-]{43}/;

/** Throws for a mail whose text has a token in a path or a query. */
function checkLinks({ subject, text, html }: Mail): void {
  const found = TOKEN_IN_PATH.exec(`${text} ${html ?? ''}`);
  if (found) throw new Error(`the mail ‘${subject}’ has a token in a path: ${found[0]}`);
}

/** The token at the end of a mail's link. */
export function tokenIn({ text }: Mail): string {
  const token = /(?:token=|invitation#|email#|report#)([\w-]{43})\s/.exec(text)?.[1];
  if (token === undefined) throw new Error('the mail has no link with a token');
  return token;
}
