import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { Redis } from 'ioredis';
import { findRedisBinary, NO_REDIS } from '#server/launcher/embedded/redis-binary.js';
import { reapWithUs } from '#server/launcher/embedded/embedded-process.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { OWNER, PASSWORD, pause, RedisServers } from './redis-servers.js';
import { until, type TestRedisGroup } from './test-redis-group.js';

const NAME = 'queue';
const SENTINELS = 3;
const QUORUM = 2;

interface Sentinel {
  port: number;
  child: ChildProcess;
  client: Redis;
}

export interface TestRedisSentinel extends TestRedisGroup {
  /** Stops the master until its replica has taken over, and lets it go on: it becomes the replica. */
  pauseMaster(): Promise<void>;
  /** Master and replica, until the returned function is called; the Sentinels see nobody left. */
  pauseAll(): Promise<() => void>;
  /** Slows the disks of master and replica; see `slowRedisDisks`. */
  slowDisks(extraMs: number): Promise<() => Promise<void>>;
}

/** A master, its replica and three Sentinels. */
export async function startRedisSentinel(): Promise<TestRedisSentinel> {
  const servers = new RedisServers();
  await servers.start(2, () => []);
  const [first, second] = servers.all;
  if (!first || !second) throw new Error('no servers');
  await second.client.replicaof('127.0.0.1', first.port);

  const sentinels: Sentinel[] = [];
  for (let started = 0; started < SENTINELS; started++)
    sentinels.push(await startSentinel(servers, first.port));

  const masterPort = async ({ client }: Sentinel) => {
    const answer = await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
    return Array.isArray(answer) ? Number(answer[1]) : 0;
  };
  const untilReplicated = () =>
    until(async () => {
      const port = await masterPort(required(sentinels[0]));
      const master = required(servers.all.find((server) => server.port === port));
      const states = await Promise.all(
        sentinels.map(({ client }) => client.call('SENTINEL', 'CKQUORUM', NAME).catch(() => '')),
      );
      const replication = await master.client.info('replication');
      const isReady = states.every((state) => String(state).startsWith(`OK ${SENTINELS}`));
      return isReady && replication.includes('state=online');
    }, 'the Sentinels know the replica');

  const masterOf = async () => {
    const port = await masterPort(required(sentinels[0]));
    return required(servers.all.find((server) => server.port === port));
  };
  const untilElsewhere = (oldPort: number) =>
    until(async () => {
      const ports = await Promise.all(sentinels.map(masterPort));
      return ports.every((port) => port !== oldPort);
    }, 'the replica takes over');

  await untilReplicated();
  await until(async () => {
    const known = await Promise.all(
      sentinels.map(({ client }) => client.call('SENTINEL', 'REPLICAS', NAME)),
    );
    return known.every((replicas) => Array.isArray(replicas) && replicas.length === 1);
  }, 'every Sentinel lists the replica');

  return {
    url: `redis+sentinel://${OWNER}:${PASSWORD}@${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${NAME}`,
    async failOver() {
      const master = await masterOf();
      await servers.kill(master);
      await untilElsewhere(master.port);
      // Sentinels make a replica of it by themselves, but only after ten seconds.
      const newPort = await masterPort(required(sentinels[0]));
      await servers.restart(master, [`replicaof 127.0.0.1 ${newPort}`]);
      await untilReplicated();
    },
    async pauseMaster() {
      const master = await masterOf();
      const resume = pause([master]);
      await untilElsewhere(master.port).finally(resume);
      await untilReplicated();
    },
    pauseAll: () => Promise.resolve(pause(servers.all)),
    pauseReplicas: () => servers.pauseReplicas(),
    slowDisks: (extraMs) => servers.slowDisks(extraMs),
    async stop() {
      for (const { child, client } of sentinels) {
        client.disconnect();
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await servers.stop();
    },
  };
}

async function startSentinel(servers: RedisServers, masterPort: number): Promise<Sentinel> {
  const binary = findRedisBinary();
  if (!binary) throw new Error(NO_REDIS);

  const port = await freePort();
  const file = servers.fileOf(`sentinel-${port}.conf`);
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${masterPort} ${QUORUM}`,
    `sentinel auth-user ${NAME} ${OWNER}`,
    `sentinel auth-pass ${NAME} ${PASSWORD}`,
    `sentinel down-after-milliseconds ${NAME} 1000`,
    `sentinel failover-timeout ${NAME} 3000`,
  ];
  fs.writeFileSync(file, `${lines.join('\n')}\n`);

  const child = spawn(binary.file, [file, '--sentinel'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...binary.env },
  });
  reapWithUs(child);

  const client = new Redis(port, { maxRetriesPerRequest: null });
  client.on('error', () => undefined); // not up yet
  return { port, child, client };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not there');
  return value;
}
