import type { ReportSection } from './report';

export interface Report {
  title: string;
  /** Client, range, zone and filters. */
  head: readonly string[];
  /** Safe HTML; links are relative to the page's own URL. */
  sections: readonly ReportSection[];
  /** The dashboard's URL, relative to the page's own. */
  address: string;
}

/**
 * The report as text and as HTML with absolute links, in one clipboard item where the browser
 * supports it, otherwise as text.
 */
export async function copyReport(report: Report): Promise<void> {
  const body = bodyOf(report);
  const text = readText(body);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);

  const clip = (content: string, type: string) => new Blob([content], { type });

  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': clip(text, 'text/plain'),
      'text/html': clip(body.innerHTML, 'text/html'),
    }),
  ]);
}

function bodyOf({ title, head, sections, address }: Report): HTMLElement {
  const body = document.createElement('div');
  const add = (tag: string) => body.appendChild(document.createElement(tag));
  const addText = (tag: string, text: string) => (add(tag).textContent = text);

  addText('h1', title);
  for (const line of head) addText('p', line);

  for (const section of sections) {
    if (section.title) addText('h2', section.title);
    for (const html of section.paragraphs) add('p').innerHTML = html;
  }

  for (const link of body.querySelectorAll('a'))
    link.href = absolute(link.getAttribute('href') ?? '');

  const link = add('p').appendChild(document.createElement('a'));

  link.href = link.textContent = absolute(address);

  return body;
}

const absolute = (address: string): string => new URL(address, location.href).href;

/** A blank line before each heading and each paragraph. */
const readText = (body: HTMLElement): string =>
  Array.from(body.children, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(
    '\n\n',
  );
