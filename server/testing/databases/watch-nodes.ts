import type pg from 'pg';

/** Statements that the coordinator of a Citus cluster sends to its nodes. */
export interface Sent {
  readonly statements: readonly string[];
  /** Their addresses. */
  readonly nodes: ReadonlySet<string>;
  forget(): void;
}

/** Records what is sent for the pool's only connection. */
export async function watchNodes(pool: pg.Pool): Promise<Sent> {
  const statements: string[] = [];
  const nodes = new Set<string>();

  const client = await pool.connect();
  client.on('notice', ({ message = '', detail = '' }) => {
    if (!message.startsWith('issuing ')) return;
    statements.push(message.slice('issuing '.length));
    const node = /\S+:\d+/.exec(detail)?.[0];
    if (node) nodes.add(node);
  });
  await client.query('set citus.log_remote_commands = on; set client_min_messages = log');
  client.release();

  return {
    statements,
    nodes,
    forget() {
      statements.length = 0;
      nodes.clear();
    },
  };
}
