import { instantDateText } from '#schema/writing/dates.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { writeAddressInUse } from './address-in-use.mail.js';
import { INVITATION_LIFE_MS } from './invitation-state.js';
import { invitationUrl } from '#server/domains/people/mails/mail-links.js';
import { mintToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { isOnlySso } from '#server/domains/people/sso/only-sso/only-sso.js';
import { User } from '#server/domains/people/user/user.entity.js';

interface Invitation {
  userId: number;
  invitedByUserId: number | null;
}

const WITH_PASSWORD = 'Once you have accepted it, you get a mail with a link to set your password.';
const WITH_COMPANY =
  'Once you have accepted it, choose ‘Use your company account’ on the sign-in page.';

export const invitationMail: MailKind<Invitation> = {
  name: 'invitation',
  usefulForMs: INVITATION_LIFE_MS,
  async write({ em, config, now }, { userId, invitedByUserId }) {
    const user = await em.findOne(User, { id: userId, archivedAt: null, activatedAt: null });
    const expiresAt = user?.invitationExpiresAt;
    if (!user || !expiresAt || expiresAt <= now) return null;

    const organisation = await findOrganisation(em, user.entityType, user.entityId);
    if (organisation?.archived) return null;
    if (user.addressTaken) return writeAddressInUse({ em, config }, user.email);

    const inviter =
      invitedByUserId === null ? null : await em.findOne(User, { id: invitedByUserId });
    const token = mintToken(em, { user, purpose: 'INVITATION', createdAt: now, expiresAt });
    const name = inOneLine(user.name);
    const next = (await isOnlySso(em, user)) ? WITH_COMPANY : WITH_PASSWORD;
    const by = inviter ? inOneLine(inviter.name) : 'An administrator';
    const where = organisation ? ` of ${inOneLine(organisation.name)}` : '';

    return {
      to: { name, address: user.email },
      subject: 'You are invited to Infinitum',
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs: [
          `${by} has invited you to Infinitum, as ${user.admin ? 'an administrator' : 'a user'}${where}. There you follow how booked campaigns perform: impressions, visits, spend.`,
          `The invitation is good until ${instantDateText(expiresAt, 'UTC')}. ${next}`,
        ],
        link: { label: 'Accept the invitation', url: invitationUrl(config, token) },
        notes: ['If you did not expect this, you do not need to do anything.'],
      }),
    };
  },
};
