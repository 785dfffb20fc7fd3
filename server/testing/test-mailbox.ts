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
    send: (mail: Mail) => Promise.resolve(void sent.push(mail)),
    close: () => undefined,
  };

  await sendDueMails({
    ...wiring,
    kinds: [...PEOPLE_MAILS, associationMail, ...REPORT_MAILS],
    transport,
  });

  return sent;
}

/** The token at the end of a mail's link. */
export function tokenIn({ text }: Mail): string {
  const token = /(?:token=|invitation\/|email#|report#)([\w-]{43})\s/.exec(text)?.[1];
  if (token === undefined) throw new Error('the mail has no link with a token');
  return token;
}
