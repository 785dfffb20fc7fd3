import type { Answered, Variables } from '../tool.js';
import { readWhole } from './answer-page.js';

/** The rows of one client, where one is named. */
export function overviewRows({ overview }: Answered, { client_id: clientId }: Variables): Answered {
  const client = readWhole('client_id', clientId, 0, [1, 2_147_483_647]);
  const all = overview as { customerId: number }[]; // as the operation selects
  const rows = all.filter(({ customerId }) => client === 0 || customerId === client);
  return { totalCount: rows.length, overview: rows };
}

export const OVERVIEW_ARGUMENTS = {
  client_id: { type: 'integer', description: 'Only this client: an id of list_clients.' },
};
