const ESCAPED = /[%&\\]/;
/** ASCII alone: a macro such as `%%DEVICE%%` begins as the escape of another letter does. */
const PERCENT = /%([0-7][0-9a-f])/gi;
const BACKSLASH = /\\(?:u00|x)([0-7][0-9a-f])/gi;
const ENTITY =
  /&(?:#(\d{1,3})|#x([0-9a-f]{1,2})|(lt|gt|amp|quot|apos|lbrack|rbrack|lbrace|rbrace|lcub|rcub|dollar|percnt|plus|num));?/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  lbrack: '[',
  rbrack: ']',
  lbrace: '{',
  rbrace: '}',
  lcub: '{',
  rcub: '}',
  dollar: '$',
  percnt: '%',
  plus: '+',
  num: '#',
};
/** An ad server escapes once, a proxy once more; nobody was seen to do it four times. */
const MAX_LEVELS = 4;

const letter = (code: string, radix: number): string =>
  String.fromCharCode(Number.parseInt(code, radix));

/** The text with one level of escapes of URLs, HTML and JavaScript less. */
const unescapedOnce = (text: string): string =>
  text
    .replace(PERCENT, (_, code: string) => letter(code, 16))
    .replace(BACKSLASH, (_, code: string) => letter(code, 16))
    .replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return letter(decimal, 10);
      return hex ? letter(hex, 16) : (NAMED[name?.toLowerCase() ?? ''] ?? '');
    });

/** Visits the text and what its escapes stand for, level by level, until one is accepted. */
export function someLevel(text: string, accept: (level: string) => boolean): boolean {
  let level = text;
  for (let at = 0; at < MAX_LEVELS; at++) {
    if (accept(level)) return true;
    if (!ESCAPED.test(level)) return false;
    const next = unescapedOnce(level);
    if (next === level) return false;
    level = next;
  }
  return accept(level);
}

/** The text without the escapes of URLs, however often it was escaped. */
export function withoutPercents(text: string): string {
  let plain = text;
  for (let at = 0; at < MAX_LEVELS && plain.includes('%'); at++) {
    const next = plain.replace(PERCENT, (_, code: string) => letter(code, 16));
    if (next === plain) break;
    plain = next;
  }
  return plain;
}
