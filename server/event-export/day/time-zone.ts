import type { ClientBase } from 'pg';
import { EventExportError } from '../event-export.js';

/** The customer's reporting zone; throws EventExportError when there is no such customer. */
export async function readTimeZone(client: ClientBase, customerId: number): Promise<string> {
  const { rows } = await client.query<{ time_zone: string }>(
    `select coalesce(state.time_zone, country.time_zone) as time_zone
     from customer join country on country.code = customer.country_code
     left join event_store.customer_state state on state.customer_id = customer.id and state.bucket = 0
     where customer.id = $1`,
    [customerId],
  );
  const [row] = rows;
  if (!row) throw new EventExportError(`There is no customer ${customerId}.`);
  return row.time_zone;
}
