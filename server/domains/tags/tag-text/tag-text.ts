import type { AdServerId } from '#schema/ad-servers.js';
import { macroQuery, type Format } from './ad-server-macros.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

const plainAddress = (edgeUrl: string, path: string) => `${edgeUrl.replace(/\/+$/, '')}${path}`;
const address = (edgeUrl: string, path: string) => escapeAttribute(plainAddress(edgeUrl, path));
const pixel = (source: string) =>
  `<img src="${source}" width="1" height="1" alt="" style="display:none">`;

/** The text to paste into an ad server, which replaces [CACHEBUSTER] by a random number. */
export const impressionTagText = (edgeUrl: string, key: string): string =>
  pixel(`${address(edgeUrl, `/t/i/${key}.gif`)}?cb=[CACHEBUSTER]`);

/** The text to paste into the pages of a site. */
export const siteTagText = (edgeUrl: string, key: string): string =>
  `<script async src="${address(edgeUrl, `/t/s/${key}.js`)}"></script>\n` +
  `<noscript>${pixel(address(edgeUrl, `/t/s/${key}.gif`))}</noscript>`;

interface Issuer {
  edgeUrl: string;
  /** Our number in the IAB's lists of vendors; 0 without one. */
  tcfVendorId: number;
}

/**
 * Escapes a text for a JavaScript string in double quotes. No `<` can end the script early. Macros
 * stay unchanged.
 */
const escapeScript = (text: string) => text.replace(/[\\"]/g, '\\$&').replaceAll('<', '\\u003c');

/**
 * The text to paste into one ad server: an image, a script that requests the image (with the image
 * as noscript), or the URL of a VAST document. Each form counts one impression per serving.
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
