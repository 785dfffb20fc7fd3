const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface RateLimit {
  limit: number;
  windowMs: number;
}

/**
 * Every limit over a sliding window, by the prefix of its Redis keys. A new row also needs a row in
 * the table of limits in docs/operations.md; a test compares the two.
 */
export const RATE_LIMITS = {
  /** Failed sign-ins. A network is an IPv4 address or a /64, a prefix is the /48 around it. */
  'sign-in:account-network': { limit: 5, windowMs: 15 * MINUTE_MS },
  'sign-in:account': { limit: 5, windowMs: 15 * MINUTE_MS },
  'sign-in:account-hour': { limit: 100, windowMs: HOUR_MS },
  /** The part of these hundred that networks without a recent sign-in to the account may use. */
  'sign-in:account-hour-elsewhere': { limit: 80, windowMs: HOUR_MS },
  'sign-in:network': { limit: 50, windowMs: 15 * MINUTE_MS },
  'sign-in:prefix': { limit: 200, windowMs: 15 * MINUTE_MS },
  /** Wrong codes after the right password, from all networks together: six digits are few. */
  'sign-in:code': { limit: 10, windowMs: HOUR_MS },
  'sign-in:code-day': { limit: 30, windowMs: 24 * HOUR_MS },
  /** Begun sign-ins with a passkey: each is stored for five minutes. */
  'passkey:network': { limit: 100, windowMs: 15 * MINUTE_MS },
  'passkey:prefix': { limit: 400, windowMs: 15 * MINUTE_MS },
  /** Each start makes the product call a company's provider; a company shares one network. */
  'company-sign-in:network': { limit: 300, windowMs: 15 * MINUTE_MS },
  /** Each look-up asks the name servers of a domain. */
  'sso-domain:organisation': { limit: 20, windowMs: 15 * MINUTE_MS },
  /** Mails that an anonymous caller requests. */
  'password-reset:address': { limit: 5, windowMs: HOUR_MS },
  'password-reset:network': { limit: 50, windowMs: HOUR_MS },
  'password-reset:prefix': { limit: 200, windowMs: HOUR_MS },
  'invitation:address': { limit: 5, windowMs: HOUR_MS },
  'invitation:inviter': { limit: 50, windowMs: HOUR_MS },
  'invitation:organisation': { limit: 200, windowMs: HOUR_MS },
  /** An association request sends a mail; a connection code could be guessed. */
  'association:organisation': { limit: 50, windowMs: 24 * HOUR_MS },
  'connection-code:person': { limit: 10, windowMs: HOUR_MS },
  'connection-code:organisation': { limit: 20, windowMs: HOUR_MS },
  'connection-code:network': { limit: 50, windowMs: HOUR_MS },
  /** Openings of public links that do not exist; and passwords tried on one that does. */
  'shared-link:network': { limit: 60, windowMs: 15 * MINUTE_MS },
  'shared-link:prefix': { limit: 240, windowMs: 15 * MINUTE_MS },
  'shared-link:password-network': { limit: 10, windowMs: 15 * MINUTE_MS },
  'shared-link:password': { limit: 100, windowMs: HOUR_MS },
  /** Each question goes to a mailbox outside. */
  'tag-sheet:organisation': { limit: 100, windowMs: 24 * HOUR_MS },
  'report-question:organisation': { limit: 50, windowMs: 24 * HOUR_MS },
  /** Each build stores a hundred records and tens of thousands of events. */
  'sandbox:organisation': { limit: 10, windowMs: 24 * HOUR_MS },
  'change-password:user': { limit: 5, windowMs: 15 * MINUTE_MS },
  /** Each request sends mails to two mailboxes. */
  'email-change:user': { limit: 5, windowMs: HOUR_MS },
  'email-change:address': { limit: 5, windowMs: HOUR_MS },
  /** All transports count together. */
  'api-key:calls': { limit: 600, windowMs: MINUTE_MS },
  'organisation:calls': { limit: 1_200, windowMs: MINUTE_MS },
  'anonymous:calls': { limit: 600, windowMs: MINUTE_MS },
  /** Each test makes the product call a partner's URL. */
  'webhook-test:organisation': { limit: 10, windowMs: MINUTE_MS },
  'tag-test:organisation': { limit: 10, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
