import type { MailContext, CompletedMail } from '#server/core/mail/mail-kind.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { reportTroubleMail } from '#server/reports/mails/report-trouble.mail.js';
import { ReportDelivery } from './report-delivery.entity.js';
import { ReportRun } from './report-run.entity.js';
import type { DeliveryState } from './run-state.js';

const STATE_OF: Readonly<Record<CompletedMail['outcome'], DeliveryState>> = {
  SENT: 'SENT',
  NOTHING_TO_SEND: 'LEFT_OUT',
  GIVEN_UP: 'FAILED',
};

/**
 * Records the outcome of a report's mail. The last mail completes the report; the owner is notified
 * when some recipients got none.
 */
export async function completeDelivery(
  { em, now }: MailContext,
  deliveryId: number,
  { outcome, lastFailure }: CompletedMail,
): Promise<void> {
  const delivery = await em.findOneOrFail(ReportDelivery, { id: deliveryId });
  // The lock serialises the mails of a report, so that the last one sees all other outcomes.
  const run = await em.findOneOrFail(ReportRun, { id: delivery.run.id }, FOR_UPDATE);

  delivery.state = STATE_OF[outcome];
  if (outcome === 'GIVEN_UP')
    delivery.reason = lastFailure ?? 'The mail server did not accept it in time.';
  delivery.settledAt = now;
  await em.flush();

  const states = (await em.find(ReportDelivery, { run })).map(({ state }) => state);
  if (states.includes('WAITING')) return;

  run.state = states.includes('SENT') ? 'SENT' : 'FAILED';
  run.endedAt = now;
  if (run.state === 'FAILED') run.lastFailure = 'It reached no recipient.';

  if (states.some((state) => state !== 'SENT'))
    queueMail({ em, now: () => now }, reportTroubleMail, { runId: run.id, isAbandoned: true });
}
