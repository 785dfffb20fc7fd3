import DOMPurify from 'dompurify';

const ALLOWED = {
  ALLOWED_TAGS: ['a', 'strong', 'em', 'br', 'p', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: ['href'],
};

/**
 * The paragraph with only text, emphasis and links to panels. `#id` becomes the URL from
 * `addressOf`; other links become plain text.
 */
export function safeHtml(paragraph: string, addressOf: (panelId: string) => string | null): string {
  const fragment = DOMPurify.sanitize(paragraph, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const address = href.startsWith('#') ? addressOf(href.slice(1)) : null;
    if (address) link.setAttribute('href', address);
    else link.replaceWith(...link.childNodes);
  }

  const holder = document.createElement('div');

  holder.append(fragment);

  return holder.innerHTML;
}
