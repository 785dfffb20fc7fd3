import { isUnfilledMacro } from '#schema/ad-servers.js';

/** Bounded, so that a long text of brackets is judged in one pass. */
const OPENING = String.raw`(?:[$#@%*]{0,2}[\[{<(|]{1,3}[$#@%=*]{0,2}|[$#@%]{1,2}|__)`;
const CLOSING = String.raw`[\]})>|$#@%*_]{0,4}`;
/** A name in anybody's brackets, as in `<GDPR>`, `__GDPR__`, `$GDPR` or `[% gdpr %]`. */
const IN_BRACKETS = new RegExp(String.raw`^${OPENING}\s*[a-z_][^\]}>]*${CLOSING}$`, 'i');

/**
 * True for a macro in any of the usual brackets. Only for values that begin with a letter or a digit
 * when they are filled in, as privacy signals do.
 */
export const isUnfilled = (text: string): boolean =>
  isUnfilledMacro(text) || IN_BRACKETS.test(text);
