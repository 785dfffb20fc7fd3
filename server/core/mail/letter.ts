/**
 * A mail that reads the same in every mail program: paragraphs of plain text and at most one
 * prominent link.
 */
export interface Letter {
  greeting: string;
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  /** Smaller paragraphs at the end. */
  notes?: readonly string[];
  /** Last of all, in the size of the notes. */
  lastLink?: { label: string; url: string };
}

/** The same words as plain text and as HTML. The markup is ours, and names are escaped. */
export interface RichText {
  text: string;
  html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Line ends, control characters and bidirectional marks: in a name they could change what the mail
 * seems to say.
 */
const DISRUPTIVE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

const SCHEME = /:\/\/|\bwww\./gi;
/** Mail programs turn `evil.example` into a link, too. */
const DOT_OF_DOMAIN = /(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu;

/** A text that a person typed, changed so that mail programs make no link of it. */
export const unlinked = (text: string): string =>
  text.replace(SCHEME, ' ').replace(DOT_OF_DOMAIN, '. ');

/** A longer name could carry a message of its own in a mail that seems to be ours. */
const MAX_NAME_LENGTH = 60;

/**
 * A text that a person typed, for use in a sentence or a subject: one line, without links,
 * shortened.
 */
export function inOneLine(text: string, maxLength = MAX_NAME_LENGTH): string {
  const line = unlinked(text.replace(DISRUPTIVE, ' ')).replace(/ {2,}/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * The letter as text and as HTML. The HTML loads nothing, so it does not reveal that the mail was
 * opened.
 */
export function renderMail(letter: Letter): { text: string; html: string } {
  const { greeting, paragraphs, link, notes = [], lastLink } = letter;
  const text = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...notes,
    ...(lastLink ? [`${lastLink.label}:\n${lastLink.url}`] : []),
    '-- \nInfinitum',
  ];

  const block = (content: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const html = [
    ...[greeting, ...paragraphs].map((paragraph) => block(escapeHtml(paragraph))),
    ...(link ? [block(buttonOf(link)), block(addressOf(link.url), SMALL)] : []),
    ...notes.map((note) => block(escapeHtml(note), SMALL)),
    ...(lastLink ? [block(formatLink(lastLink), SMALL)] : []),
  ];

  return { text: `${text.join('\n\n')}\n`, html: PAGE.replace('%', () => html.join('\n')) };
}

const SMALL = 'font-size:13px;color:#51606b;overflow-wrap:anywhere';

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#00405c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`;

/** Serves programs that show no buttons, and lets the reader see the target. */
const addressOf = (url: string) =>
  `Or copy this address: <a href="${escapeHtml(url)}" style="color:#00405c">${escapeHtml(url)}</a>`;

const formatLink = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:#00405c">${escapeHtml(label)}</a>`;

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>Infinitum</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:#15242c;font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto">
%
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dde2;font-size:13px;color:#51606b">Infinitum</p>
</div>
</body>
</html>
`;
