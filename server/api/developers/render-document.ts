import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { DEVELOPER_PAGES, pathOfSlug } from './developer-pages.js';

/** The anchor of a heading, as the documents' own links have it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/**
 * The address of a link of a document: of the page that shows the target, or unchanged on another
 * host. Null where no page shows it.
 */
function addressOf(href: string, file: string): string | null {
  if (/^([a-z]+:|#)/i.test(href)) return href;

  const [target = '', fragment] = href.split('#');
  const named = path.posix.join(path.posix.dirname(file), target);
  const page = DEVELOPER_PAGES.find((one) => one.file === named);

  return page ? pathOfSlug(page.slug) + (fragment === undefined ? '' : `#${fragment}`) : null;
}

/** Markup in a document is shown as text. */
const markdown = new MarkdownIt({ html: false });
type Tokens = ReturnType<typeof markdown.parse>;

/** Leaves the text of a link that leads to no page. */
function resolveLinks(tokens: Tokens, file: string): Tokens {
  let isLeftOut = false;

  return tokens.filter((token) => {
    if (token.type === 'link_close' && isLeftOut) {
      isLeftOut = false;
      return false;
    }
    if (token.type !== 'link_open') return true;

    const address = addressOf(String(token.attrGet('href')), file);
    isLeftOut = address === null;
    if (address !== null) token.attrSet('href', address);
    return address !== null;
  });
}

/** The HTML of a document; `file` is its path from the project's root, which its links need. */
export function renderDocument(text: string, file: string): string {
  const tokens = markdown.parse(text, {});

  tokens.forEach((token, index) => {
    if (token.children) token.children = resolveLinks(token.children, file);
    if (token.type === 'heading_open')
      token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
  });

  return markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
