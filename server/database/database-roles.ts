import pg from 'pg';

/** Processes that work on the database, each with a role of its own. */
export const ROLE_NAMES = ['api', 'edge', 'worker'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];
export type RolePasswords = Record<RoleName, string>;

const EVENTS = 'all tables in schema event_store';
const READ_WRITE = 'select, insert, update, delete';
const KEEPS_PARTITIONS = [
  'execute on function event_store.create_partition(text, date)',
  'execute on function event_store.drop_partition(text, date)',
  'execute on function event_store.create_day(text, date)',
  'execute on function event_store.copy_month(text, date)',
  'execute on function event_store.catch_up_month(text, date, xid8)',
  'execute on function event_store.adopt_month(text, date, xid8)',
];

/**
 * Rights of each role; everything else is refused. A new table of the schema public is the api's
 * alone, one of event_store the worker's, which the api reads: name it here when the edge or the
 * worker reads it.
 */
const RIGHTS: Record<RoleName, readonly string[]> = {
  // Reads what the worker stores; to change it, it stores a job in worker_job.
  api: [
    `${READ_WRITE} on all tables in schema public`,
    'usage on all sequences in schema public',
    `select on ${EVENTS}`,
    'execute on function event_store.await_customer(integer)',
    'execute on function event_store.lock_shard(integer)',
  ],
  // Knows tags, keys and who may send events of a tag. Never people.
  edge: [
    'select (id, key, customer_id) on site_tag',
    'select (id, key, customer_id, booking_id, creative_id, counts_repeats) on impression_tag',
    'select (id, customer_id, channel_id, publisher_id, created_by_entity_type, created_by_entity_id) on booking',
    'select (id, owner_type, owner_id) on channel',
    'select (id, customer_id, booking_id, kind, design, region_ids, ad_server_excludes, start_date, end_date, control_percent, control_url, control_creative_id, stopped_at) on experiment',
    'select on relationship',
    'select on region',
    'select on country',
    'select (id, key_hash, entity_type, entity_id, scopes, revoked_at, expires_at) on api_key',
    'select (id, country_code, created_by_entity_type, created_by_entity_id, archived_at) on customer',
    'select (id, archived_at) on agency',
    'select on event_store.caller_event',
    'select on event_store.viewer_epoch',
  ],
  // Stores, credits, counts and deletes events, for people and with their audit in the same
  // transaction, too.
  worker: [
    'select (id, key, customer_id) on site_tag',
    'select (id, key, customer_id, booking_id) on impression_tag',
    'select (id, country_code) on customer',
    'select (id, customer_id, booking_id, kind, start_date, end_date, stopped_at) on experiment',
    'select on country',
    'select on region',
    'select on hourly_reading',
    'select, update, delete on worker_job',
    'insert on audit_entry',
    'usage on sequence audit_entry_id_seq',
    `${READ_WRITE} on ${EVENTS}`,
    'execute on function event_store.lock_shard(integer)',
    ...KEEPS_PARTITIONS,
  ],
};

/** An arbitrary constant. It keeps two runs from changing roles at once. */
const ROLES_LOCK = 741_220_585;

export const roleOf = (prefix: string, name: RoleName): string => `${prefix}_${name}`;

/**
 * Creates or corrects the role of each process with exactly its rights on the migrated database.
 * The URL's user must be allowed to create roles, and own the tables.
 */
export async function grantDatabaseRoles(
  databaseUrl: string,
  passwords: RolePasswords,
  prefix = 'infinitum',
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();

  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    const isCluster = await hasNodes(client);
    for (const name of ROLE_NAMES) {
      const role = client.escapeIdentifier(roleOf(prefix, name));
      await ensureRole(client, roleOf(prefix, name), passwords[name]);
      await client.query(`revoke all on all tables in schema public from ${role};
        revoke all on ${EVENTS} from ${role};
        revoke all on all functions in schema event_store from ${role};
        grant usage on schema public, event_store to ${role}`);
      for (const right of RIGHTS[name]) await client.query(`grant ${right} to ${role}`);
      if (isCluster) await rememberPassword(client, roleOf(prefix, name), passwords[name]);
    }
    await client.query(
      `revoke insert, update, delete on schema_migration from ${client.escapeIdentifier(roleOf(prefix, 'api'))}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  const [name, secret] = [client.escapeIdentifier(role), client.escapeLiteral(password)];
  await client.query(
    `${verb} role ${name} login nocreatedb nocreaterole inherit password ${secret}`,
  );
}

/** True where the database is the coordinator of a Citus cluster. */
async function hasNodes(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('pg_dist_authinfo') is not null as known`,
  );
  return rows[0]?.known ?? false;
}

/** The coordinator connects to the nodes as the role. */
async function rememberPassword(client: pg.Client, role: string, password: string): Promise<void> {
  await client.query('delete from pg_dist_authinfo where nodeid = 0 and rolename = $1', [role]);
  await client.query(
    'insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, $1, $2)',
    [role, `password=${password}`],
  );
}

/** The URL of the database for a process: the same database with its own role. */
export function roleUrl(
  databaseUrl: string,
  name: RoleName,
  password: string,
  prefix = 'infinitum',
): string {
  const url = new URL(databaseUrl);
  url.username = roleOf(prefix, name);
  url.password = encodeURIComponent(password);
  return url.href;
}
