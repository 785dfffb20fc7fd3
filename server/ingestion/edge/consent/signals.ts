/**
 * The signals by which a call or a line can object, by the name of their parameter and field, with
 * their greatest length. To add one: a row here, its reader in find-objection.ts, and its values in
 * signal-examples.ts, from which the table of docs/collection.md is made.
 */
export const SIGNALS = {
  coppa: { maxLength: 255 },
  gpc: { maxLength: 255 },
  dnt: { maxLength: 255 },
  lmt: { maxLength: 255 },
  us_privacy: { maxLength: 255 },
  gpp: { maxLength: 16_384 },
  gpp_sid: { maxLength: 255 },
  gdpr: { maxLength: 255 },
  gdpr_consent: { maxLength: 16_384 },
} as const;
export type Signal = keyof typeof SIGNALS;
export const SIGNAL_NAMES = Object.keys(SIGNALS) as Signal[]; // Object.keys forgets that these are the keys

export const isSignal = (name: string): name is Signal => Object.hasOwn(SIGNALS, name);

/** The text of one parameter or field: empty for nothing, a list where it says something repeatedly. */
export type Said = string | readonly string[];
export type Signals = Readonly<Record<Signal, Said>>;

export const NO_SIGNALS: Signals = {
  coppa: '',
  gpc: '',
  dnt: '',
  lmt: '',
  us_privacy: '',
  gpp: '',
  gpp_sid: '',
  gdpr: '',
  gdpr_consent: '',
};

/** No signal can be read from it. */
export const UNREADABLE = '!';
/** More values of one signal are no mistake of a template, and take long to read. */
const MAX_VALUES = 8;

/** A value that is too long, or given too often, would mean something else when cut. */
export function readableSignal(signal: Signal, said: Said): Said {
  const { maxLength } = SIGNALS[signal];
  if (typeof said === 'string') return said.length > maxLength ? UNREADABLE : said;
  const isReadable = said.length <= MAX_VALUES && said.every((text) => text.length <= maxLength);
  return isReadable ? said : UNREADABLE;
}

/** One value more. Beyond the greatest number that is read, further ones change nothing. */
export function joinSaid(said: Said, text: string): Said {
  if (said === '') return text;
  if (text === '') return said;
  if (typeof said === 'string') return [said, text];
  return said.length > MAX_VALUES ? said : [...said, text];
}

export const textsOf = (said: Said): readonly string[] =>
  typeof said === 'string' ? [said] : said;

const MAX_NAME_LENGTH = 64;
const BY_LETTERS = new Map(SIGNAL_NAMES.map((name) => [lettersOf(name), name]));

/** The signal that a name stands for, in any case and with any other signs: `US-Privacy`, `gdpr[]`. */
export const signalNamed = (name: string): Signal | undefined =>
  name.length > MAX_NAME_LENGTH ? undefined : BY_LETTERS.get(lettersOf(name));

function lettersOf(name: string): string {
  return name.replaceAll(/%5f|[^a-z\d]/gi, '').toLowerCase();
}
