import type { EntityType } from '#server/access/identity/actor.js';
import type { Row } from './written-rows.js';

/**
 * An organisation as `AGENCY:7`; Infinitum is `SYSTEM:0`. `CLIENT:7` is a client together with its
 * agencies, which manage its campaigns and tags.
 */
export type Owner = `${EntityType | 'CLIENT'}:${number}`;

export const PLATFORM: Owner = 'SYSTEM:0';

/** The rows of the database, as the owners of others are looked up in them. */
export interface Rows {
  find(table: string, id: unknown): Row | undefined;
  where(table: string, column: string, value: unknown): Row[];
}

/** Names some owners of a row. */
type Rule = (row: Row, rows: Rows) => Owner[];

function valueOf(row: Row, column: string): unknown {
  if (!(column in row)) throw new Error(`there is no column ${column}`);
  return row[column];
}

/** Infinitum's: no organisation writes it. */
const platform: Rule = () => [PLATFORM];

/** The owners of the row that the column names. */
const rowOf =
  (table: string, column: string): Rule =>
  (row, rows) => {
    const id = valueOf(row, column);
    return id === null ? [] : ownersOfId(table, id, rows);
  };

function ownersOfId(table: string, id: unknown, rows: Rows): Owner[] {
  const row = rows.find(table, id);
  if (!row) throw new Error(`there is no row ${String(id)} of ${table}`);
  return ownersOf(table, row, rows);
}

const TABLE_OF = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
} as const;

const isOrganisation = (kind: unknown): kind is keyof typeof TABLE_OF =>
  typeof kind === 'string' && kind in TABLE_OF;

/** The organisation that two columns name; of `SYSTEM` it is Infinitum. */
const pair =
  (typeColumn: string, idColumn: string): Rule =>
  (row, rows) => {
    const kind = valueOf(row, typeColumn);
    const id = valueOf(row, idColumn);
    if (kind === 'SYSTEM') return [PLATFORM];
    return isOrganisation(kind) && id !== null ? ownersOfId(TABLE_OF[kind], id, rows) : [];
  };

/** Records that a sandbox left behind have its number below zero. */
const sandbox: Rule = (row, rows) => {
  const id = valueOf(row, 'sandbox_id');
  return id === null ? [] : ownersOfId('sandbox', Math.abs(Number(id)), rows);
};

/** The organisation itself; of a sandbox, also the organisation that tries its programs there. */
const itself =
  (kind: EntityType): Rule =>
  (row, rows) => [`${kind}:${Number(valueOf(row, 'id'))}`, ...sandbox(row, rows)];

/** The client and its agencies manage these rows. */
const client =
  (column = 'customer_id'): Rule =>
  (row, rows) => {
    const id = valueOf(row, column);
    return id === null ? [] : [`CLIENT:${Number(id)}`, ...ownersOfId('customer', id, rows)];
  };

/** The sellers and creators of the bookings that use the row. */
const bookingsWith =
  (table: 'booking' | 'impression_tag', column: string): Rule =>
  (row, rows) =>
    rows.where(table, column, valueOf(row, 'id')).flatMap((user) => ownersOf(table, user, rows));

const creator = pair('created_by_entity_type', 'created_by_entity_id');
const member = pair('entity_type', 'entity_id');
const user = rowOf('app_user', 'user_id');

const sides: Rule = (row, rows) =>
  Object.values(TABLE_OF).flatMap((table) => rowOf(table, `${table}_id`)(row, rows));

/** These rows belong to one person, and so to the organisation of that person. */
const OF_A_PERSON: Readonly<Record<string, string>> = {
  user: 'app_user',
  report_schedule: 'report_schedule',
  shared_link: 'shared_link',
};

/**
 * An entry is its writer's. Of what several organisations see, such as a client, it is nobody
 * else's, because nobody else may write it.
 */
const entrySubject: Rule = (row, rows) => {
  const table = OF_A_PERSON[String(valueOf(row, 'subject_type'))];
  return table ? rowOf(table, 'subject_id')(row, rows) : [];
};

const callerOfKey: Rule = (row, rows) => {
  const caller = valueOf(row, 'caller');
  const [kind, id] = typeof caller === 'string' ? caller.split(':') : [];
  return id === undefined ? [] : ownersOfId(kind === 'key' ? 'api_key' : 'app_user', id, rows);
};

/** The keys by which the payload of a mail names rows, with their tables. */
const MAILED: Readonly<Record<string, string>> = {
  userId: 'app_user',
  changeId: 'email_change',
  recipientId: 'report_recipient',
  deliveryId: 'report_delivery',
  runId: 'report_run',
  id: 'tag_sheet_mail',
};

/**
 * The person who reads the mail, or asked for it, owns it; the payload is removed once the mail is
 * completed.
 */
const mailed: Rule = (row, rows) => {
  const payload = (valueOf(row, 'payload') ?? {}) as Row; // Every payload is an object.
  const ofRecords = Object.entries(MAILED).flatMap(([field, table]) =>
    payload[field] === undefined ? [] : ownersOfId(table, payload[field], rows),
  );
  const addressees = rows.where('app_user', 'email', payload.email);
  return [...ofRecords, ...addressees.flatMap((one) => ownersOf('app_user', one, rows))];
};

const customerOfJob: Rule = (row, rows) => {
  const { customerId = null } = (valueOf(row, 'input') ?? {}) as Row; // Every input is an object.
  return client('customerId')({ customerId }, rows);
};

const customersLeft: Rule = (row, rows) =>
  ((valueOf(row, 'customer_ids') ?? []) as number[]).flatMap((id) =>
    ownersOfId('customer', id, rows),
  );

/**
 * The owners of the rows of each table, so that the walk sees when a change of one organisation
 * writes those of another. Add every new table; a row belongs to all whom one of its rules names,
 * to Infinitum where none does.
 */
export const OWNERS: Readonly<Record<string, readonly Rule[]>> = {
  customer: [itself('CUSTOMER')],
  agency: [itself('AGENCY')],
  broadcaster: [itself('BROADCASTER')],
  adtech: [itself('ADTECH')],
  adtech_group: [platform],
  adtech_group_member: [platform],
  channel: [pair('owner_type', 'owner_id')],
  relationship: [sides],
  association_request: [sides],
  connection_code: [rowOf('customer', 'customer_id')],
  organisation_sign_in: [member],
  sso_connection: [member],
  sso_domain: [rowOf('sso_connection', 'connection_id')],
  sso_identity: [rowOf('sso_connection', 'connection_id'), user],
  sandbox: [pair('entity_type', 'owner_id')],
  sandbox_leftover: [customersLeft],

  app_user: [member],
  api_key: [member],
  session: [user],
  refresh_token: [rowOf('session', 'session_id')],
  one_time_token: [user],
  email_change: [user],
  code_app: [user],
  passkey: [user],
  recovery_code: [user],
  idempotency_key: [callerOfKey],

  campaign: [client(), creator, bookingsWith('booking', 'campaign_id')],
  booking: [client(), creator, rowOf('channel', 'channel_id'), rowOf('adtech', 'publisher_id')],
  creative: [client(), creator, bookingsWith('impression_tag', 'creative_id')],
  impression_tag: [client(), creator, rowOf('booking', 'booking_id')],
  site_tag: [client(), creator],
  experiment: [client(), creator],

  saved_view: [user],
  shared_link: [user],
  report_schedule: [rowOf('saved_view', 'saved_view_id')],
  report_recipient: [rowOf('report_schedule', 'schedule_id'), user],
  report_run: [rowOf('report_schedule', 'schedule_id')],
  report_delivery: [rowOf('report_run', 'run_id')],
  tag_sheet_mail: [user],
  outside_question: [member],
  hourly_reading: [client()],

  webhook_endpoint: [member],
  webhook_event: [
    member,
    client(),
    rowOf('booking', 'booking_id'),
    rowOf('campaign', 'campaign_id'),
  ],
  webhook_delivery: [rowOf('webhook_endpoint', 'endpoint_id')],
  webhook_attempt: [rowOf('webhook_delivery', 'delivery_id')],

  audit_entry: [member, entrySubject],
  change_feed: [member],
  change_feed_entry: [member],
  outgoing_mail: [mailed],
  worker_job: [customerOfJob],
  alert_episode: [client()],
  alert_watch: [platform],

  country: [platform],
  region: [platform],
  taxonomy: [platform],
  schema_migration: [platform],

  'event_store.dead_letter': [platform],
  'event_store.stream_position': [platform],
  'event_store.viewer_epoch': [platform],
  'event_store.watermark': [platform],
  ...ofClients(
    'caller_event',
    'customer_state',
    'day_block',
    'day_version',
    'effect_day',
    'effect_recount',
    'erased_viewer',
    'experiment_arm',
    'experiment_count',
    'figure_change',
    'filtered_customer',
    'filtered_day',
    'impression',
    'impression_device_rollup',
    'impression_rollup',
    'late_viewer',
    'ledger',
    'response',
    'response_device_rollup',
    'response_rollup',
    'shared_viewer',
    'site_ping',
    'tag_health',
    'viewer_filter',
    'viewer_link',
    'webhit',
    'webhit_region_rollup',
    'webhit_rollup',
  ),
};

function ofClients(...tables: string[]): Record<string, readonly Rule[]> {
  return Object.fromEntries(tables.map((table) => [`event_store.${table}`, [client()]]));
}

/** Throws for a table without rules, and for a row whose parent is missing. */
export function ownersOf(table: string, row: Row, rows: Rows): Owner[] {
  const rules = OWNERS[table];
  if (!rules) throw new Error(`nobody says whose the rows of ${table} are`);
  const owners = rules.flatMap((rule) => rule(row, rows));
  return owners.length === 0 ? [PLATFORM] : [...new Set(owners)];
}
