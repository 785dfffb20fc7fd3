import type { AdServerId } from '#schema/ad-servers.js';
import { macroQuery, type Format } from './ad-server-macros.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

const plainAddress = (edgeUrl: string, path: string) => `${edgeUrl.replace(/\/+$/, '')}${path}`;
const address = (edgeUrl: string, path: string) => escapeAttribute(plainAddress(edgeUrl, path));
const pixel = (source: string) =>
  `<img src="${source}" width="1" height="1" alt="" style="display:none">`;

/** What is pasted into an ad server; it replaces [CACHEBUSTER] by a number of its own. */
export const impressionTagText = (edgeUrl: string, key: string): string =>
  pixel(`${address(edgeUrl, `/t/i/${key}.gif`)}?cb=[CACHEBUSTER]`);

/** What is pasted into the pages of a site. */
export const siteTagText = (edgeUrl: string, key: string): string =>
  `<script async src="${address(edgeUrl, `/t/s/${key}.js`)}"></script>\n` +
  `<noscript>${pixel(address(edgeUrl, `/t/s/${key}.gif`))}</noscript>`;

interface Issuer {
  edgeUrl: string;
  /** Our number in the IAB's lists of vendors; 0 while there is none. */
  tcfVendorId: number;
}

/**
 * Text for a script's string in double quotes; no `<` ends the script early. Macros keep their
 * letters.
 */
const escapeScript = (text: string) => text.replace(/[\\"]/g, '\\$&').replaceAll('<', '\\u003c');

/**
 * What is pasted into one ad server: an image, a script that asks for the image (and the image
 * where scripts are off), or the address of a VAST document. Whichever it is, one serving counts
 * one impression.
 */
export function adServerTagText(
  { edgeUrl, tcfVendorId }: Issuer,
  key: string,
  format: Format,
  adServer: AdServerId,
) {
  const query = macroQuery(adServer, format, tcfVendorId);
  if (format === 'VAST') return `${plainAddress(edgeUrl, `/t/v/${key}.xml`)}?${query}`;
  const image = pixel(`${address(edgeUrl, `/t/i/${key}.gif`)}?${query}`);
  if (format === 'PIXEL') return image;
  const source = `${escapeScript(plainAddress(edgeUrl, `/t/i/${key}.gif`))}?${query}`;
  return `<script>new Image(1, 1).src = "${source}";</script>\n<noscript>${image}</noscript>`;
}
