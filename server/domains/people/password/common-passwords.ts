/** Letters that people write as digits and signs. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** So many digits and signs around a word hardly make it harder to guess. */
const EASY_LENGTH = 6;
const SHORT_UNIT = 3;

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords that attackers try first; loaded when the first password is set. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const withoutLeet = (text: string) => text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);

/**
 * The shortest part that the text repeats from start to end; the text itself when it repeats
 * nothing.
 */
function unitOf(text: string): string {
  const second = (text + text).indexOf(text, 1);
  return text.slice(0, second);
}

/** Matches 123456789012, abcdefghijkl, 987654321098. */
function isRun(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  const [first] = steps;
  const isStep = (step: number) => step === first || step === -9 * (first ?? 0);
  return (first === 1 || first === -1) && steps.every(isStep);
}

function isKnown(text: string, words: ReadonlySet<string>): boolean {
  const unit = unitOf(text);
  if (unit !== text && unit.length <= SHORT_UNIT) return true;
  return (
    [text, unit, withoutLeet(text), withoutLeet(unit)].some((one) => words.has(one)) || isRun(text)
  );
}

/**
 * Splits a text into its core, from the first letter to the last, and the digits and signs around
 * it.
 */
function splitParts(text: string): { core: string; around: string[] } {
  const [, before = '', core = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? [];
  return { core, around: [before, after].flatMap((side) => side.match(/\d+|\D+/g) ?? []) };
}

export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * True where attackers try the password first: a common one as it is, repeated, with digits for
 * letters, or with a few digits and signs around it, as in `Password1234`, `p@ssw0rd2026!`,
 * `dragondragon`.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const words = await loaded;
  const text = plainText(password);
  if (isKnown(text, words)) return true;
  const { core, around } = splitParts(text);
  if (core === '' || !isKnown(core, words)) return false;
  return around.join('').length <= EASY_LENGTH || around.every((part) => isKnown(part, words));
}
