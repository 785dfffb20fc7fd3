import { isUnfilledMacro } from '#schema/ad-servers.js';
import { someLevel } from './escapes.js';

/** The name of a macro, with what ad servers write around it: `request.keyValue('uid')`. */
const NAME = String.raw`[a-z_][\w .:|'"(),=-]*`;

/** Macros that may stand within other text, as in `tv-[UID]`. */
const WITHIN = new RegExp(
  [
    String.raw`\[${NAME}\]`,
    String.raw`[$#@%!*]?\w?\{[%#{$]?\s*[$@]?${NAME}\s*[%#}]?\}`,
    String.raw`[$%@#]\(${NAME}\)`,
    String.raw`\(\(\s*${NAME}\)\)`,
    String.raw`<[%?$]?=?\s*${NAME}[%?$/]?>`,
    String.raw`%%${NAME}%%`,
    String.raw`\$\$${NAME}\$\$`,
    String.raw`@@${NAME}@@`,
    String.raw`##${NAME}##`,
    String.raw`!!${NAME}!!`,
    String.raw`\*\|${NAME}\|\*`,
    String.raw`«${NAME}»`,
  ].join('|'),
  'i',
);
/** Brackets of names in capitals alone: real ids have single signs and underscores, too. */
const CAPITALS_WITHIN = /__[A-Z][A-Z0-9_]*[A-Z0-9]__|\$[A-Z][A-Z_]{2,}\b|%[A-Z][A-Z_]{2,}%/;
/** Macros that are the whole text. */
const WHOLE = new RegExp(
  `^(?:${[
    String.raw`\$${NAME}\$?`,
    String.raw`__${NAME}__`,
    String.raw`[%#@!~|^*]${NAME}[%#@!~|^*]`,
    String.raw`[:%]${NAME}`,
    String.raw`[\[({<]+.*[\])}>]+`,
    String.raw`[$#@%]\w?\{.*`,
    String.raw`\[${NAME}`,
  ].join('|')})$`,
  'i',
);
const QUOTES = /^[\s"']+|[\s"']+$/g;
/** Texts without these signs hold no macro. */
const SIGNS = /[^\w.:/+=~,;@ -]|__|^:/;

/** True for an id that holds a macro which the ad server left as it was. */
export const holdsMacro = (text: string): boolean =>
  SIGNS.test(text) && someLevel(text, isMacroAsWritten);

const isMacroAsWritten = (text: string): boolean =>
  isUnfilledMacro(text) ||
  WITHIN.test(text) ||
  CAPITALS_WITHIN.test(text) ||
  WHOLE.test(text.replace(QUOTES, ''));
