import { ConfigError } from './config-error.js';

export type Environment = Record<string, string | undefined>;

export function wholeNumber(env: Environment, name: string, fallback: number, minimum = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new ConfigError(
    `${name} is "${text}": set it to a whole number of at least ${minimum}, or leave it out for ${fallback}.`,
  );
}

export function yesOrNo(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name] || String(fallback);
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigError(
    `${name} is "${text}": set it to true or false, or leave it out for ${String(fallback)}.`,
  );
}

export function isRequired(env: Environment, name: string): boolean {
  const text = env[name] || 'required';
  if (text === 'required' || text === 'optional') return text === 'required';
  throw new ConfigError(
    `${name} is "${text}": set it to required or optional, or leave it out for required.`,
  );
}

const HOST = /^[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Host names, without port or path; null when none is set. */
export function hosts(env: Environment, name: string): string[] | null {
  const names = (env[name] ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);

  const wrong = names.find((item) => !HOST.test(item));
  if (wrong !== undefined) {
    throw new ConfigError(
      `${name} holds "${wrong}": give hosts such as ads.example, with commas between them.`,
    );
  }

  return names.length > 0 ? names : null;
}

export const schemeOf = (text: string): string =>
  URL.canParse(text) ? new URL(text).protocol : '';

export function url(env: Environment, name: string, schemes: string[], fallback?: string): string {
  const text = env[name] || fallback;
  if (!text)
    throw new ConfigError(
      `${name} is not set: give it as ${schemes[0]}//… (npm start sets it for the embedded services).`,
    );
  if (schemes.includes(schemeOf(text))) return text;
  throw new ConfigError(
    `${name} is not an address that starts with ${schemes.join(' or ')}: correct it or leave it out.`,
  );
}
