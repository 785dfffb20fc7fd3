import pg from 'pg';

/** The server of the tests' databases; of Citus, its coordinator with the other nodes. */
export interface DatabaseCluster {
  /** The addresses of the other nodes. */
  readonly nodes: readonly string[];
  /** Runs a statement that no transaction may contain on every node. */
  run(sql: string): Promise<void>;
  /** Makes the databases of that name one distributed database. */
  join(database: string): Promise<void>;
  /** Ends what is connected to the database, for good: it becomes a template. */
  close(database: string): Promise<void>;
}

export async function openCluster(adminUrl: string): Promise<DatabaseCluster> {
  const nodes = await readNodes(adminUrl);
  const urls = [adminUrl, ...nodes.map(({ host, port }) => nodeUrl(adminUrl, host, port))];

  const run = async (sql: string) => {
    for (const url of urls) await query(url, sql);
  };

  return {
    nodes: urls.slice(1),
    run,
    join: async (database) => {
      if (nodes.length === 0) return;
      for (const url of urls) await query(databaseUrl(url, database), 'create extension citus');
      for (const { host, port } of nodes)
        await query(databaseUrl(adminUrl, database), 'select citus_add_node($1, $2)', [host, port]);
    },
    close: async (database) => {
      if (nodes.length === 0) return;
      await run(`alter database ${database} with allow_connections false`);
      for (const url of urls)
        await query(
          url,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [database],
        );
    },
  };
}

export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

interface Node {
  host: string;
  port: number;
}

async function readNodes(adminUrl: string): Promise<Node[]> {
  const [known] = await query<{ known: boolean }>(
    adminUrl,
    `select to_regclass('pg_dist_node') is not null as known`,
  );
  if (!known?.known) return [];
  return query<Node>(
    adminUrl,
    `select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by 2`,
  );
}

function nodeUrl(adminUrl: string, host: string, port: number): string {
  const url = new URL(adminUrl);
  url.host = `${host}:${port}`;
  return url.href;
}

async function query<Row extends object>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
