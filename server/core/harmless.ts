const MAIL_ADDRESS = /[^\s@<>"(),;:=]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARER = /\bBearer +\S+/gi;
const IPV4 = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
const IPV6 = /\b(?:[0-9a-f]{1,4}:){3,7}(?::?[0-9a-f]{1,4})?\b|\b(?:[0-9a-f]{1,4}:){1,6}:[0-9a-f:]*[0-9a-f]\b/gi;
/** Of our own machines, which an operator has to find. */
const PRIVATE_IPV4 = /^(?:10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;
/** MikroORM and Kysely put the statement, values and all, in front of what the database says. */
const STATEMENT = /\b(?:select|insert into|update|delete from|with|copy)\s[\s\S]* - /i;

/** A text as it may be logged: mail addresses, callers' addresses, tokens and the values of statements are taken out. */
export const harmlessText = (text: string): string =>
  text
    .replace(STATEMENT, '')
    .replace(BEARER, '[token]')
    .replace(SIGNED_TOKEN, '[token]')
    .replace(MAIL_ADDRESS, '[mail address]')
    .replace(IPV4, (address) => (PRIVATE_IPV4.test(address) ? address : '[address]'))
    .replace(IPV6, '[address]');

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Why something failed, as it may be logged. What a database says may quote values: its code says enough. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return harmlessText(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (SQL_STATE.test(code)) return code;
  return harmlessText(error.message) || code || error.name;
}

/** Where something failed: the stack without its message. */
export const placesOf = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.split('\n').filter((line) => line.startsWith('    at ')) : undefined;

const DEEPEST = 3;

/** The fields of a line as they may be logged, whatever was put into them. */
export function harmlessFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, harmlessValue(value, depth)]));
}

function harmlessValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return harmlessText(value);
  if (value instanceof Error) return reasonOf(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((one) => harmlessValue(one, depth + 1));
  return harmlessFields(Object.fromEntries(Object.entries(value)), depth + 1);
}
