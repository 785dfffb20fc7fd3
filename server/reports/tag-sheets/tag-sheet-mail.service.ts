import { audit } from '#server/access/audit/audit.js';
import { organisationKey } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { tagSheetMail } from '#server/reports/mails/tag-sheet.mail.js';
import { requirePerson } from '#server/reports/saved-views/own-view.js';
import { tagSheetLetter } from './tag-sheet-letter.js';
import { TagSheetMail } from './tag-sheet-mail.entity.js';
import type { TagSheetMailInput } from './tag-sheet-mail.input.js';
import type { TagSheetPreview } from './tag-sheet-preview.type.js';

const MAX_HISTORY = 50;
const NO_TAGS = 'There are no tags to send: choose another campaign, booking or channel';

async function letterOf(ctx: ServiceContext, input: TagSheetMailInput, sender: User) {
  const { customerId, format, adServer, campaignIds, bookingIds, channelIds, tagIds } = input;
  const check = new FieldCheck();
  const email = check.email('email', input.email);
  check.require('email', email !== null, 'Email is required');
  check.done();

  const choice = { campaignIds, bookingIds, channelIds, tagIds };
  const parts = { customerId, email: email ?? '', choice, format, adServer };
  const letter = await tagSheetLetter(ctx, { ...parts, sender });
  if (!letter) throw invalid({ tag_ids: NO_TAGS });

  return { ...letter, parts };
}

/** The mail as it would be sent. Throws what `mailTagSheet` does. */
export async function previewTagSheet(
  ctx: ServiceContext,
  input: TagSheetMailInput,
): Promise<TagSheetPreview> {
  const { userId } = requirePerson(ctx);
  const sender = await ctx.em.findOneOrFail(User, { id: userId });
  const { mail, tagCount, workbook } = await letterOf(ctx, input, sender);

  return { subject: mail.subject, text: mail.text, files: [workbook.name], tagCount };
}

/**
 * Mails the tags that the caller sees to the ad operations of a channel. Throws INVALID, also
 * without a tag, NOT_FOUND for an invisible client, FORBIDDEN for an API key, TOO_LARGE,
 * TOO_MANY_REQUESTS.
 */
export async function mailTagSheet(
  ctx: ServiceContext,
  input: TagSheetMailInput,
): Promise<TagSheetMail> {
  const { actor, userId } = requirePerson(ctx);
  const sender = await ctx.em.findOneOrFail(User, { id: userId });
  const { parts, tagCount } = await letterOf(ctx, input, sender);
  await acquireSlots(ctx.redis, [['tag-sheet:organisation', organisationKey(actor)]], ctx.now());

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const mail = em.create(TagSheetMail, { ...parts, userId, tagCount, createdAt: ctx.now() });

    await em.persist(mail).flush();
    queueMail(tx, tagSheetMail, { id: mail.id });
    // Without the address, because the audit stays for good.
    audit(tx, {
      action: 'tagSheet.mail',
      subjectType: 'tag_sheet_mail',
      subjectId: mail.id,
      customerId: parts.customerId,
      changes: { tagCount: { after: tagCount } },
    });

    return mail;
  });
}

const OF_COLLEAGUES = `select u.id from app_user u where u.entity_type = ? and coalesce(u.entity_id, 0) = ?`;

/** Mails of the caller's organisation about a client, newest first; none for an API key. */
export async function listTagSheetMails(
  ctx: ServiceContext,
  customerId: number,
): Promise<TagSheetMail[]> {
  const { actor } = requirePerson(ctx);
  await requireVisibleCustomer(ctx, customerId);
  const colleagues = await ctx.em.execute<{ id: number }[]>(OF_COLLEAGUES, [
    actor.entityType,
    actor.entityId ?? 0,
  ]);

  return ctx.em.find(
    TagSheetMail,
    { customerId, userId: { $in: colleagues.map(({ id }) => id) } },
    { orderBy: { id: 'desc' }, limit: MAX_HISTORY },
  );
}
