import { rangeInAddress, withRange } from '../../components/date-range-picker/address-range';
import type { PickedRange } from '../../components/date-range-picker/draft-range';
import { lastThirtyDays, todayIn } from '../../formatting/date-ranges';
import type { DashboardCustomersQuery } from '../../graphql/generated';

export type Client = DashboardCustomersQuery['dashboardCustomers'][number];

/** What the dashboard is about. All of it stands in the address. */
export interface DashboardView {
  client: Client | null;
  range: PickedRange;
  /** The local date in the client's reporting zone. */
  today: string;
}

export interface Remembered {
  clientId: string | null;
  range: PickedRange | null;
}

const CLIENT = 'client';

/** The client of the address; where it names none, the only one there is, else the one chosen last. */
function clientInAddress(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: string | null,
): Client | null {
  if (clients.length === 1) return clients[0] ?? null;
  const named = params.get(CLIENT) ?? remembered;
  return clients.find(({ id }) => String(id) === named) ?? null;
}

export function viewInAddress(
  params: URLSearchParams,
  clients: readonly Client[],
  remembered: Remembered,
): DashboardView {
  const client = clientInAddress(params, clients, remembered.clientId);
  const today = todayIn(client?.timeZone);
  return { client, range: rangeInAddress(params, remembered.range, today), today };
}

/** The address of the view as it is, with everything spelt out. */
export function addressOfView(params: URLSearchParams, { client, range }: DashboardView): URLSearchParams {
  const next = withRange(params, range);
  if (client) next.set(CLIENT, String(client.id));
  return next;
}

/** Another client starts with the last 30 days and without what the old one was narrowed to. */
export function viewOfClient(client: Client): DashboardView {
  const today = todayIn(client.timeZone);
  return { client, range: { ...lastThirtyDays(today), preset: 'last-30-days' }, today };
}
