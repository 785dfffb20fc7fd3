import { instantDateText } from '#schema/writing/dates.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { adminUrl } from '#server/domains/page-urls.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';
import { txtRecordOf } from '#server/domains/people/sso/connection/sso-settings.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { endOf, SsoDomain } from './sso-domain.entity.js';

const USEFUL_FOR_MS = 7 * 24 * 3_600_000;

/** Says to an admin that the record of a mail domain is missing, or was for so long that it ended. */
export const ssoDomainMissingMail: MailKind<{ domainId: number; userId: number }> = {
  name: 'sso-domain-missing',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config }, { domainId, userId }) {
    const user = await em.findOne(User, { id: userId });
    const claim = await em.findOne(SsoDomain, { id: domainId });
    // Found again, or given up.
    if (!user || !claim || claim.misses === 0 || !(await maySignIn(em, user))) return null;

    const name = inOneLine(user.name);
    const { domain } = claim;
    const record = `Add the TXT record ‘${txtRecordOf(claim)}’ to the DNS of ${domain} and choose ‘Verify’ under Admin, Users, Company sign-in.`;
    const endsAt = endOf(claim);
    const text = endsAt
      ? {
          subject: `The DNS record of ${domain} is missing`,
          paragraphs: [
            `We look weekly whether the DNS record is still there that proves that ${domain} is yours. It is not. If it stays away, the domain no longer counts from ${instantDateText(endsAt, 'UTC')}: nobody with an address there can sign in with the company from then on.`,
            record,
          ],
        }
      : {
          subject: `${domain} is no longer verified for company sign-in`,
          paragraphs: [
            `The DNS record that proves that ${domain} is yours was missing three weeks in a row, so the domain no longer counts: people with an address there cannot sign in with the company. Sign-ins that are open stay. If it was your last verified domain, passwords are allowed again; people without one choose ‘Forgot password’.`,
            `${record} Until then another organisation may claim the domain.`,
          ],
        };

    return {
      to: { name, address: user.email },
      subject: text.subject,
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: text.paragraphs,
        link: { label: 'Open the company sign-in', url: adminUrl(config) },
      }),
    };
  },
};
