import type { ReportSection } from './report';

export interface Report {
  title: string;
  /** What it is about: client, range, zone, filters. */
  head: readonly string[];
  /** With safe HTML and addresses that start at the page's own. */
  sections: readonly ReportSection[];
}

/** The report as words and as HTML whose links work from anywhere, in one clip where the browser can, else as words. */
export async function copyReport(report: Report): Promise<void> {
  const body = bodyOf(report);
  const text = textOf(body);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const clip = (content: string, type: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': clip(text, 'text/plain'), 'text/html': clip(body.innerHTML, 'text/html') }),
  ]);
}

function bodyOf({ title, head, sections }: Report): HTMLElement {
  const body = document.createElement('div');
  const add = (tag: string, fill: (element: HTMLElement) => void) => {
    const element = document.createElement(tag);
    fill(element);
    body.append(element);
  };
  add('h1', (heading) => (heading.textContent = title));
  for (const line of head) add('p', (paragraph) => (paragraph.textContent = line));
  for (const section of sections) {
    const { title: name } = section;
    if (name) add('h2', (heading) => (heading.textContent = name));
    for (const html of section.paragraphs) add('p', (paragraph) => (paragraph.innerHTML = html));
  }
  for (const link of body.querySelectorAll('a'))
    link.href = new URL(link.getAttribute('href') ?? '', location.href).href;
  return body;
}

/** A blank line above each heading and each paragraph. */
const textOf = (body: HTMLElement): string =>
  Array.from(body.children, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join('\n\n');
