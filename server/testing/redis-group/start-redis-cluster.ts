import type { Redis } from 'ioredis';
import { OWNER, PASSWORD, RedisServers, type RedisServer } from './redis-servers.js';
import { until, type TestRedisGroup } from './test-redis-group.js';

const SLOTS = 16_384;
const MASTERS = 3;
const linesOf = (busPort: number) => [
  `cluster-port ${busPort}`,
  'cluster-enabled yes',
  'cluster-config-file nodes.conf',
  'cluster-node-timeout 1000',
  'cluster-replica-validity-factor 0',
];

/** Three masters, each with one replica or none. */
export async function startRedisCluster(replicas: 0 | 1): Promise<TestRedisGroup> {
  const servers = new RedisServers();
  await servers.start(MASTERS * (1 + replicas), linesOf);
  const masters = servers.all.slice(0, MASTERS);

  await Promise.all(masters.map(({ client }, index) => client.call(...slotsOf(index))));
  await meet(servers.all);
  await Promise.all(
    servers.all.slice(MASTERS).map(async ({ client }, index) => {
      const master = masters[index];
      if (master) await client.cluster('REPLICATE', String(await master.client.cluster('MYID')));
    }),
  );
  await untilHealthy(servers.all, replicas);

  return {
    url: `redis+cluster://${OWNER}:${PASSWORD}@${addressesOf(masters)}?replicas=${replicas}`,
    async failOver(key) {
      const master = await masterOf(servers.all, key);
      const id = String(await master.client.cluster('MYID'));
      await servers.kill(master);

      const others = servers.all.filter((server) => server !== master);
      await until(() => isDemoted(others, id), 'a replica takes over');
      await servers.restart(master, linesOf(master.busPort));
      await untilHealthy(servers.all, replicas);
    },
    pauseReplicas: () => servers.pauseReplicas(),
    stop: () => servers.stop(),
  };
}

function slotsOf(index: number): [string, string, number, number] {
  const first = Math.floor((SLOTS * index) / MASTERS);
  return ['CLUSTER', 'ADDSLOTSRANGE', first, Math.floor((SLOTS * (index + 1)) / MASTERS) - 1];
}

const addressesOf = (servers: readonly RedisServer[]) =>
  servers.map(({ port }) => `127.0.0.1:${port}`).join(',');

async function meet(all: readonly RedisServer[]): Promise<void> {
  const [first, ...others] = all;
  for (const [index, { client, port, busPort }] of all.entries()) {
    await client.cluster('SET-CONFIG-EPOCH', index + 1);
    if (index > 0) await first?.client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
  }
  const knowsAll = async (client: Redis) =>
    String(await client.cluster('NODES'))
      .split('\n')
      .filter(isConnected).length === all.length;
  for (const { client } of others) await until(() => knowsAll(client), 'the servers meet');
}

const isConnected = (line: string) => line !== '' && !/handshake|fail|noaddr/.test(line);

async function untilHealthy(all: readonly RedisServer[], replicas: number): Promise<void> {
  for (const { client } of all) {
    await until(async () => {
      const info = String(await client.cluster('INFO'));
      const replication = await client.info('replication');
      const isMaster = replication.includes('role:master');
      const isCopied = isMaster
        ? replication.includes(`connected_slaves:${replicas}`)
        : replication.includes('master_link_status:up');
      return info.includes('cluster_state:ok') && isCopied;
    }, 'the cluster is healthy');
  }
}

/** Other servers answer MOVED, replicas too. */
async function masterOf(all: readonly RedisServer[], key: string): Promise<RedisServer> {
  for (const server of all) {
    const type = await server.client.type(key).catch(() => null);
    if (type !== null) return server;
  }
  throw new Error(`no master has ${key}`);
}

async function isDemoted(others: readonly RedisServer[], id: string): Promise<boolean> {
  const views = await Promise.all(others.map(({ client }) => client.cluster('NODES')));
  const hasSlots = (view: unknown) =>
    String(view)
      .split('\n')
      .some(
        (line) => line.startsWith(id) && / \d+-\d+/.test(line.slice(line.indexOf('connected'))),
      );
  return views.every((view) => !hasSlots(view));
}
