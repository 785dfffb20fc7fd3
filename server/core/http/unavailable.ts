const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EAI_AGAIN',
]);
/**
 * Connection lost, shutting down or starting up, out of connections; deadlock and failed
 * serialisation, which a retry solves.
 */
const POSTGRES_CODES = /^(08|53)|^(57P0[123]|40001|40P01)$/;
const REDIS_MESSAGES =
  /^(LOADING|MISCONF|OOM|READONLY|CLUSTERDOWN|MASTERDOWN|NOREPLICAS|TRYAGAIN|Cluster isn't ready|Cluster is ended|Failed to refresh slots cache|Too many Cluster redirections|All sentinels are unreachable|Connection is closed|Command timed out|Stream isn't writeable|Reached the max retries)/;
const POOL_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/**
 * True for an error that means that PostgreSQL or Redis is away at the moment, and not that the
 * call is wrong.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || POSTGRES_CODES.test(code)) return true;
  if (REDIS_MESSAGES.test(error.message) || POOL_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
