import { unlinked, type RichText } from '#server/core/mail/letter.js';
import { linkToPanel } from '#server/reports/mails/panel-link.js';

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The paragraph as plain text. */
const toPlainText = (paragraph: string) =>
  paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => SIGNS[name] ?? whole);

/** Makes links to panels absolute. HTML needs the ampersands of a URL escaped. */
const htmlOf = (paragraph: string, link: string) =>
  paragraph.replace(
    /href="#([\w-]+)"/g,
    (_, panelId: string) =>
      `class="link" href="${linkToPanel(link, panelId).replaceAll('&', '&amp;')}" style="color:#00405c"`,
  );

/**
 * A paragraph of the written analysis for a mail; `link` is the view's. It contains only `a` and
 * `strong` elements.
 */
export function richText(paragraph: string, link: string): RichText {
  const safe = unlinked(paragraph);
  return { text: toPlainText(safe), html: htmlOf(safe, link) };
}
