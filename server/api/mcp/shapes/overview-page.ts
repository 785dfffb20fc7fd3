import { ServiceError } from '#server/core/errors.js';
import type { Answered, Variables } from '../tool.js';

const DEFAULT_ROWS = 50;
const MAX_ROWS = 500;

const whole = (name: string, value: unknown, fallback: number, [min, max]: [number, number]) => {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value;
  const text = `Must be a whole number from ${min} to ${max}`;
  throw new ServiceError('INVALID', text, { errors: { [name]: text } });
};

/** The rows of one client, where one is named, and of these one page. */
export function overviewPage({ overview }: Answered, args: Variables): Answered {
  const { client_id: clientId, first, offset } = args;
  const client = whole('client_id', clientId, 0, [1, 2_147_483_647]);
  const count = whole('first', first, DEFAULT_ROWS, [1, MAX_ROWS]);
  const start = whole('offset', offset, 0, [0, 1_000_000]);

  const all = overview as { customerId: number }[]; // as the operation selects
  const rows = all.filter(({ customerId }) => client === 0 || customerId === client);
  const end = start + count;
  return {
    totalCount: rows.length,
    overview: rows.slice(start, end),
    nextOffset: end < rows.length ? end : null,
  };
}

export const OVERVIEW_ARGUMENTS = {
  client_id: { type: 'integer', description: 'Only this client: an id of list_clients.' },
  first: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_ROWS,
    description: `How many rows at most; ${DEFAULT_ROWS} when left out.`,
  },
  offset: { type: 'integer', minimum: 0, description: 'nextOffset of the page before.' },
};
