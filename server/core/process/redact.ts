/** The length of a logged text; the patterns below search no more than this. */
const MAX_LENGTH = 2_000;

/** MikroORM and Kysely put the statement, with its values, in front of the database's message. */
const STATEMENT_START = /\b(?:select|insert into|update|delete from|with|copy)\s/i;
const STATEMENT_END = ' - ';

function withoutStatement(text: string): string {
  const start = text.slice(0, MAX_LENGTH).search(STATEMENT_START);
  const end = start === -1 ? -1 : text.lastIndexOf(STATEMENT_END);
  return end > start ? text.slice(0, start) + text.slice(end + STATEMENT_END.length) : text;
}

/** Ends with a whole word: half an address would not be recognised as one. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1)}…`;
}

/*
 * Each pattern matches a whole run of its characters, and a function decides about the run. A
 * pattern that searches inside a run takes time that grows with the square of its length.
 */
const BEARER = /\bBearer +\S+/gi;
const TOKEN_RUN = /[\w.-]+/g;
const MAIL_RUN = /[^\s<>"(),;:=]+/g;
const IPV4 = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
const IPV6_RUN = /(?<!\w)[0-9a-f][0-9a-f:]+/gi;
/** Addresses of our own machines stay, because an operator has to find those. */
const PRIVATE_IPV4 = /^(?:10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;

/** Three parts with dots between them, the first of which is the base64 of `{"`. */
function withoutToken(run: string): string {
  const start = run.indexOf('eyJ');
  return start === -1 || run.slice(start).split('.').length < 3
    ? run
    : `${run.slice(0, start)}[token]`;
}

function withoutMailAddress(run: string): string {
  const at = run.indexOf('@');
  const dot = run.indexOf('.', at + 2);
  return at > 0 && dot !== -1 && dot < run.length - 1 ? '[mail address]' : run;
}

function withoutIPv6(run: string): string {
  const isAddress = run.split(':').length > 3 || (run.includes('::') && !run.endsWith('::'));
  return isAddress ? '[address]' : run;
}

/**
 * Makes a text safe to log: removes mail addresses, callers' addresses, tokens and the values of
 * statements.
 */
export const redactText = (text: string): string =>
  shortened(withoutStatement(text))
    .replace(BEARER, '[token]')
    .replace(TOKEN_RUN, withoutToken)
    .replace(MAIL_RUN, withoutMailAddress)
    .replace(IPV4, (address) => (PRIVATE_IPV4.test(address) ? address : '[address]'))
    .replace(IPV6_RUN, withoutIPv6);

const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * The reason of a failure, safe to log. A database message may quote values, so only its code is
 * used.
 */
export function safeErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQL_STATE.test(code)) return code;
  return redactText(error.message) || code || error.name;
}

/** More than ten stack frames need; the message, which comes first, may be of any length. */
const MAX_PLACES_LENGTH = 4_000;

/** The stack without its message. */
export const stackFrames = (error: unknown): string[] | undefined =>
  error instanceof Error
    ? error.stack
        ?.slice(-MAX_PLACES_LENGTH)
        .split('\n')
        .filter((line) => line.startsWith('    at '))
    : undefined;

const DEEPEST = 3;

/** Makes the fields of a line safe to log, whatever they contain. */
export function redactFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, redactValue(value, depth)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return safeErrorMessage(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth + 1));
  return redactFields(Object.fromEntries(Object.entries(value)), depth + 1);
}
