import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { adminUrl } from '#server/domains/page-urls.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

const USEFUL_FOR_MS = 7 * 24 * 3_600_000;

/** Notifies an admin that an endpoint of the organisation was switched off. */
export const webhookDisabledMail: MailKind<{ endpointId: number; userId: number }> = {
  name: 'webhook-disabled',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config }, { endpointId, userId }) {
    const user = await em.findOne(User, { id: userId });
    const endpoint = await em.findOne(WebhookEndpoint, {
      id: endpointId,
      archivedAt: null,
      disabledAt: { $ne: null },
    });
    if (!user || !endpoint || !(await maySignIn(em, user))) return null;

    const name = inOneLine(user.name);
    const what = inOneLine(endpoint.name);

    return {
      to: { name, address: user.email },
      subject: `Webhook ${what} was switched off`,
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: [
          `The webhook endpoint ${what} at ${new URL(endpoint.url).hostname} has accepted no message for days, or has answered that it is gone. We switched it off and send it no more messages.`,
          'Once it works again, switch it on under Admin. You can replay the messages of the last 30 days there.',
        ],
        link: { label: 'Open the webhooks', url: adminUrl(config) },
      }),
    };
  },
};
