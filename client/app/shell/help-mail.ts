import type { SessionUser } from '#client/session/user';
import { BUILD } from '#client/app/build';

const HELPDESK = 'helpdesk@infinitum.example';

/** A mail to the helpdesk, prefilled with the facts that it asks for. */
export function helpMail(user: SessionUser | null, pageUrl: string): string {
  const subject = `Infinitum ${BUILD.version}: help needed`;
  const body = [
    'What I was trying to do:',
    '',
    'What happened instead:',
    '',
    '---',
    `Name: ${user?.name ?? ''} (${user?.email ?? ''})`,
    `Page: ${pageUrl}`,
    `Version: ${BUILD.version}, ${BUILD.branch} ${BUILD.commit}`,
  ].join('\r\n');

  return `mailto:${HELPDESK}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
