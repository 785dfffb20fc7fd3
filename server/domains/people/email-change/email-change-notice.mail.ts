import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail, MailContext, MailKind } from '#server/core/mail/mail-kind.js';
import { OBJECTION_LIFE_MS } from '#server/domains/people/user/email-address.js';
import { rejectEmailChangeUrl } from '#server/domains/people/mails/mail-links.js';
import { mintToken } from '#server/domains/people/one-time-token/one-time-token.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { EmailChange } from './email-change.entity.js';

interface ChangeRef {
  changeId: number;
}

interface Notice {
  subject: string;
  /** They say what happened, and what the link does. */
  paragraphs: string[];
  /** The end of the time to object. */
  objectionEnd: Date;
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

async function requesterOf(
  em: EntityManager,
  { user, requestedByUserId }: EmailChange,
): Promise<string> {
  if (requestedByUserId === user.id) return 'Somebody signed in as you';
  const requester =
    requestedByUserId === null ? null : await em.findOne(User, { id: requestedByUserId });
  return requester ? `${inOneLine(requester.name)} (${requester.email})` : 'An administrator';
}

/** Goes to the old address, with a one-time link to object. */
async function writeNotice(
  { em, config, now: createdAt }: MailContext,
  change: EmailChange,
  { subject, paragraphs, objectionEnd }: Notice,
): Promise<Mail | null> {
  const { user } = change;
  if (user.archivedAt !== null || objectionEnd <= createdAt) return null;

  const token = mintToken(em, {
    user,
    purpose: 'EMAIL_OBJECTION',
    emailChange: change,
    createdAt,
    expiresAt: objectionEnd,
  });

  const name = inOneLine(user.name);

  return {
    to: { name, address: change.oldEmail },
    subject,
    ...renderMail({
      greeting: `Hello ${name},`,
      paragraphs,
      link: { label: 'Keep my address', url: rejectEmailChangeUrl(config, token) },
      notes: ['If this is what you want, you do not need to do anything.'],
    }),
  };
}

const findChange = (em: EntityManager, id: number) =>
  em.findOne(EmailChange, { id, endedAt: null }, { populate: ['user'] });

export const emailChangeAskedMail: MailKind<ChangeRef> = {
  name: 'email-change-asked',
  usefulForMs: OBJECTION_LIFE_MS,
  async write(ctx, { changeId }) {
    const change = await findChange(ctx.em, changeId);
    if (!change) return null;

    const requester = await requesterOf(ctx.em, change);

    return writeNotice(ctx, change, {
      subject: 'Your Infinitum address is about to change',
      paragraphs: [
        `${requester} asked that you sign in to Infinitum with ${change.newEmail} instead of this address. It changes as soon as somebody uses the link that we mailed there.`,
        'If you did not expect this, object: then nothing changes. If the change has already happened, you can still get this address back within 7 days after it.',
      ],
      objectionEnd: after(change.expiresAt, OBJECTION_LIFE_MS),
    });
  },
};

export const emailChangedMail: MailKind<ChangeRef> = {
  name: 'email-changed',
  usefulForMs: OBJECTION_LIFE_MS,
  async write(ctx, { changeId }) {
    const change = await findChange(ctx.em, changeId);
    if (!change?.confirmedAt) return null;

    const requester = await requesterOf(ctx.em, change);

    return writeNotice(ctx, change, {
      subject: 'Your Infinitum address has changed',
      paragraphs: [
        `You sign in to Infinitum with ${change.newEmail} from now on, no longer with this address. ${requester} asked for it, and the new address confirmed it.`,
        'If you did not expect this, object within 7 days: you get this address back, all sign-ins end, and you choose a new password.',
      ],
      objectionEnd: after(change.confirmedAt, OBJECTION_LIFE_MS),
    });
  },
};
