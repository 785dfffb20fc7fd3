const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

const address = (edgeUrl: string, path: string) => escapeAttribute(`${edgeUrl.replace(/\/+$/, '')}${path}`);
const pixel = (source: string) => `<img src="${source}" width="1" height="1" alt="" style="display:none">`;

/** What is pasted into an ad server; it replaces [CACHEBUSTER] by a number of its own. */
export const impressionTagText = (edgeUrl: string, key: string): string =>
  pixel(`${address(edgeUrl, `/t/i/${key}.gif`)}?cb=[CACHEBUSTER]`);

/** What is pasted into the pages of a site. */
export const siteTagText = (edgeUrl: string, key: string): string =>
  `<script async src="${address(edgeUrl, `/t/s/${key}.js`)}"></script>\n` +
  `<noscript>${pixel(address(edgeUrl, `/t/s/${key}.gif`))}</noscript>`;
