export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Characters that XML cannot hold, or that its readers turn into others. */
const UNSPEAKABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

const codeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text of a cell: what XML cannot hold is written the way spreadsheets read back, `_x000D_`. */
export const xmlText = (text: string): string =>
  escaped(text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replace(UNSPEAKABLE, codeOf));

/** A value of an attribute; what XML cannot hold is left out. */
export const attribute = (text: string): string => escaped(text.replace(UNSPEAKABLE, ''));
