import type pg from 'pg';

interface Placement {
  shard: string;
  host: string;
  port: number;
}

/**
 * Moves the shards of the event store from node to node of a Citus cluster, one after the other,
 * until the returned function is called, which resolves with the number of moves.
 */
export function keepMovingShards(pool: pg.Pool): () => Promise<number> {
  let isStopping = false;

  const move = async (): Promise<number> => {
    let moves = 0;
    while (!isStopping)
      for (const placement of await readPlacements(pool)) {
        if (isStopping) break;
        await moveShard(pool, placement);
        moves += 1;
      }
    return moves;
  };

  const moving = move();
  moving.catch(() => undefined); // the caller gets the error when it stops
  return () => {
    isStopping = true;
    return moving;
  };
}

/** Returns the node of each shard. */
export async function readPlacements(pool: pg.Pool): Promise<Placement[]> {
  const { rows } = await pool.query<Placement>(
    `select shardid as shard, nodename as host, nodeport as port
     from pg_dist_shard join pg_dist_shard_placement using (shardid)
     where logicalrelid = 'event_store.customer_state'::regclass order by shardid`,
  );
  return rows;
}

/** Moves a shard, with all that belongs to it, to another node. */
async function moveShard(pool: pg.Pool, { shard, host, port }: Placement): Promise<void> {
  await pool.query(
    `select citus_move_shard_placement($1, $2, $3, nodename, nodeport)
     from pg_dist_node where shouldhaveshards and (nodename, nodeport) <> ($2, $3)
     order by random() limit 1`,
    [shard, host, port],
  );
}
