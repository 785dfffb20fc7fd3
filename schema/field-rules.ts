/*
 * The rules of single fields, with the texts that people read. The server runs them for every door,
 * the forms while a person types. Each function returns what is wrong, or null.
 */

/**
 * Refuses the characters that mail programs read as more than one address or strip off, and the
 * signs of source routes ("user%host@relay", "host!user@relay").
 */
const EMAIL = /^[^\s@<>(),;:"\\%![\]\p{Cc}]+@([^\s@<>(),;:"\\/?#%[\]\p{Cc}]+)$/u;
/**
 * A name of the public DNS in ASCII: addresses of machines are not, nor are names that only the
 * mail server's own network knows.
 */
const MAIL_DOMAIN =
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!(?:localhost|localdomain|local|internal)$)([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
export const MAX_EMAIL_LENGTH = 254;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const MAX_DOMAIN_LENGTH = 253;
export const MAX_URL_LENGTH = 2_048;
export const MAX_PASSKEY_NAME_LENGTH = 80;
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_AMOUNT = 99_999_999;
export const MAX_GOAL = 999_999_999;

export interface LengthRule {
  min?: number;
  max?: number;
}

/**
 * Code points of the trimmed text. A text of more than `max` × 2 UTF-16 units is too long in any
 * case and is not counted to its end.
 */
export function lengthOf(text: string, max = Infinity): number {
  const trimmed = text.trim();
  return trimmed.length > 2 * max ? trimmed.length : [...trimmed].length;
}

export function lengthError(label: string, text: string, { min, max }: LengthRule): string | null {
  const length = lengthOf(text, max);
  if (min !== undefined && length < min) return `${label} must be at least ${min} characters`;
  if (max !== undefined && length > max) return `${label} must be at most ${max} characters`;
  return null;
}

/**
 * Characters that nobody sees and that change how the others read: controls, line separators,
 * overrides, embeddings and isolates of the writing direction, zero-width spaces, language tags.
 * With them, a name can look like another one. Marks (U+200E, U+200F, U+061C) and joiners (U+200C,
 * U+200D) stay: right-to-left names and emoji need them.
 */
const HIDDEN = '\\p{Cc}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\u200B\\u2060\\uFEFF\\u{E0001}';
const HIDDEN_CHARACTER = new RegExp(`[${HIDDEN}]`, 'u');
const HIDDEN_CHARACTERS = new RegExp(`[${HIDDEN}]`, 'gu');

/** Names the first hidden character of a text: 'Name contains the hidden character U+202E'. */
export function hiddenCharacterError(label: string, text: string): string | null {
  const code = HIDDEN_CHARACTER.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return null;
  const name = code.toString(16).toUpperCase().padStart(4, '0');
  return `${label} contains the hidden character U+${name}`;
}

/** Cleans a name that somebody else's system wrote, such as a company's directory. */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(HIDDEN_CHARACTERS, '');

/** The rules of every stored name and text of one line. */
export const textError = (label: string, text: string, rule: LengthRule): string | null =>
  lengthError(label, text, rule) ?? hiddenCharacterError(label, text.trim());

/** A domain as DNS has it, such as 'xn--mller-kva.example'; empty for what is no domain. */
const asciiDomain = (domain: string): string =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : '';

export function emailError(text: string): string | null {
  const email = text.trim();
  const wrong = textError('Email', email, { max: MAX_EMAIL_LENGTH });
  if (wrong) return wrong;

  const domain = asciiDomain(EMAIL.exec(email)?.[1] ?? '');
  const isValid = domain.length <= MAX_DOMAIN_LENGTH && MAIL_DOMAIN.test(domain);
  return isValid ? null : 'Please enter a valid email address';
}

/** A domain as the product stores it: no scheme, no path, lower case. */
export const bareDomain = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .toLowerCase();

export function domainError(text: string): string | null {
  const domain = bareDomain(text);
  const isValid = domain.length <= MAX_DOMAIN_LENGTH && DOMAIN.test(domain);
  return isValid ? null : 'Please enter a valid domain (e.g., example.com)';
}

export function webUrlError(label: string, text: string): string | null {
  const wrong = textError(label, text, { max: MAX_URL_LENGTH });
  if (wrong) return wrong;

  const isWebUrl = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isWebUrl ? null : `${label} must be a web address that starts with http:// or https://`;
}

/** Money and prices: 0 or more. */
export function amountError(label: string, amount: number): string | null {
  if (!(amount >= 0)) return `${label} must be a number of 0 or more`;
  return amount > MAX_AMOUNT ? `${label} must be at most ${MAX_AMOUNT}` : null;
}

/** Impressions to deliver: a whole number. */
export function goalError(label: string, goal: number): string | null {
  if (!Number.isInteger(goal) || goal < 1) return `${label} must be a whole number of 1 or more`;
  return goal > MAX_GOAL ? `${label} must be at most ${MAX_GOAL}` : null;
}

/** Household holdouts. */
export const EXPERIMENT_RULES = {
  minControlPercent: 1,
  maxControlPercent: 50,
  defaultControlPercent: 20,
  minDays: 7,
  maxDays: 60,
} as const;

/** Experiments of regions take whole weeks. */
export const REGION_EXPERIMENT_RULES = { minDays: 14, maxDays: 56 } as const;

/** The share of the households that an experiment holds out, in per cent. */
export function controlPercentError(percent: number): string | null {
  const { minControlPercent: min, maxControlPercent: max } = EXPERIMENT_RULES;
  const isValid = Number.isInteger(percent) && percent >= min && percent <= max;
  return isValid ? null : `The control share must be a whole number from ${min} to ${max}`;
}

/** The text fields of records: label and length, for the service, the form and its counter. */
export const TEXT_FIELDS = {
  campaignName: { label: 'Campaign name', min: 4, max: 100 },
  bookingName: { label: 'Booking name', min: 4, max: 100 },
  experimentName: { label: 'Experiment name', min: 4, max: 100 },
  hypothesis: { label: 'Hypothesis', max: 500 },
  controlUrl: { label: 'Control document', max: MAX_URL_LENGTH },
  jobNumber: { label: 'Job number', max: 255 },
  externalId: { label: 'External id', max: 100 },
  creativeDescription: { label: 'Description', max: 200 },
  creativeFormat: { label: 'Format', max: 50 },
  siteTagDescription: { label: 'Description', max: 255 },
  customerName: { label: 'Client name', min: 4, max: 255 },
  customerDisplayName: { label: 'Display name', max: 255 },
  agencyName: { label: 'Agency name', min: 4, max: 255 },
  broadcasterName: { label: 'Broadcaster name', max: 255 },
  adtechName: { label: 'AdTech name', max: 255 },
  adtechGroupName: { label: 'Group name', max: 255 },
  channelName: { label: 'Channel name', max: 255 },
  channelDisplayName: { label: 'Display name', max: 255 },
  userName: { label: 'Name', min: 4, max: 255 },
  apiKeyName: { label: 'Name', max: 100 },
  webhookName: { label: 'Name', max: 100 },
  savedViewName: { label: 'Name', max: 100 },
  sharedLinkName: { label: 'Name', max: 100 },
} as const satisfies Record<string, LengthRule & { label: string }>;
