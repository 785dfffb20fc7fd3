import { callerKey } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { inOneLine } from '#server/core/mail/letter.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { localDateOf } from '#schema/writing/dates.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { User } from '#server/domains/people/user/user.entity.js';
import {
  accountContent,
  outsideContent,
  reportLetter,
} from '#server/reports/mails/report-letter.js';
import { senderNote } from '#server/reports/mails/report.mail.js';
import { requirePerson } from '#server/reports/saved-views/own-view.js';
import type { DashboardView } from '#server/reports/view/dashboard-view.js';
import { resolveDays, parseView } from '#server/reports/view/view-address.js';
import { publicBaseUrl } from '#server/reports/view/view-link.js';
import type { ReportPreview } from './report-preview.type.js';

interface PreviewInput {
  name: string;
  address: string;
  /** True for the mail that somebody without an account gets. */
  isOutside: boolean;
}

const RHYTHM = 'when it is due';

function readView(address: string): DashboardView {
  try {
    return parseView(new URLSearchParams(address));
  } catch (error) {
    if (error instanceof ServiceError) throw invalid({ address: error.message });
    throw error;
  }
}

/** The chart of a mail is a part of it; a page shows it as a data URL. */
const withPictures = ({ html, attachments = [] }: Mail): string =>
  attachments.reduce(
    (text, { contentId, contentType, content }) =>
      contentId === undefined
        ? text
        : text.replace(
            `cid:${contentId}`,
            `data:${contentType};base64,${content.toString('base64')}`,
          ),
    html,
  );

/**
 * The mail of a view as it would be sent now, with the caller's rights: nobody sees what another
 * reader may see. Throws INVALID, NOT_FOUND for a client the caller may not see, FORBIDDEN.
 */
export async function previewReport(
  ctx: ServiceContext,
  { name, address, isOutside }: PreviewInput,
): Promise<ReportPreview> {
  const { actor, userId } = requirePerson(ctx);
  const view = readView(address);
  const { timeZone } = await requireVisibleCustomer(ctx, view.customerId);
  const { em, config } = ctx;
  const parts = { em, config, now: ctx.now() };
  const subject = { name, view, days: resolveDays(view.range, localDateOf(parts.now, timeZone)) };

  const owner = await em.findOneOrFail(User, { id: userId });
  const report = await (isOutside ? outsideContent : accountContent)(parts, actor, subject);
  const reader = isOutside ? null : owner;
  const envelope = {
    to: { name: inOneLine(owner.name), address: owner.email },
    notes: [senderNote(report, { owner, reader, rhythm: RHYTHM })],
    unsubscribe: {
      label: 'Unsubscribe from this report',
      url: publicBaseUrl(config, '/unsubscribe#preview'),
    },
    unsubscribeUrl: '',
  };
  const { mail, workbook } = await reportLetter(subject, report, envelope, {
    caller: callerKey(actor),
  });

  return {
    subject: mail.subject,
    html: withPictures(mail),
    text: mail.text,
    files: [workbook],
  };
}
