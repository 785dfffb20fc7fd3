import { ServiceError } from '#server/core/errors.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { workbookFile, WORKBOOK_TYPE } from '#server/core/spreadsheet/workbook.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { readerActor } from '#server/reports/runs/reader-actor.js';
import { tagSheetLetter } from '#server/reports/tag-sheets/tag-sheet-letter.js';
import { TagSheetMail } from '#server/reports/tag-sheets/tag-sheet-mail.entity.js';

const USEFUL_FOR_MS = 24 * 3_600_000;
const INVISIBLE = 'Its sender may no longer see these tags.';

/** A tag sheet for the ad operations of a channel, with the sender's rights at the sending. */
export const tagSheetMail: MailKind<{ id: number }> = {
  name: 'tag-sheet',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config, now }, { id }) {
    const sheet = await em.findOne(TagSheetMail, { id });
    if (!sheet) return null;

    const sender = await em.findOneOrFail(User, { id: sheet.userId });
    const actor = await readerActor(em, sender);
    const reader = { em, config, actor, now: () => now };
    if (!actor) return null;

    try {
      const letter = await tagSheetLetter(reader, { ...sheet, sender });
      if (!letter) return null;

      const { name, sheets } = letter.workbook;
      const content = await workbookFile(sheets, { caller: null });
      return { ...letter.mail, attachments: [{ name, contentType: WORKBOOK_TYPE, content }] };
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  },
  async completed({ em, now }, { id }, { outcome, lastFailure }) {
    const sheet = await em.findOne(TagSheetMail, { id });
    if (!sheet) return;
    if (outcome === 'SENT') sheet.sentAt = now;
    else if (outcome === 'NOTHING_TO_SEND') sheet.failure = INVISIBLE;
    else sheet.failure = lastFailure ?? 'The mail server did not accept it in time.';
  },
};
