import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig, readEdgeConfig, readWorkerConfig } from '#server/core/process/config.js';

interface ComposeService {
  image?: string;
  volumes?: string[];
  healthcheck?: { test?: string[] };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  ports?: string[];
  networks: string[];
  command?: string[];
  environment?: Record<string, string>;
}

const FILE = path.resolve(import.meta.dirname, '../../../docker-compose.yml');
const { services, networks } = parse(fs.readFileSync(FILE, 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
};
const serviceOf = (name: string) => services[name] ?? { networks: [] };
const settingsOf = (name: string) => serviceOf(name).environment ?? {};

/** Fills in the variables as compose does: a text of 40 characters for each that must be set. */
function filledIn(settings: Record<string, string>): Record<string, string> {
  const randomOf = (name: string) =>
    [...name, ...'4f9a1c7e'].join('-').padEnd(40, '0').slice(0, 40);
  return Object.fromEntries(
    Object.entries({ ...settings, NODE_ENV: 'production' }).map(([name, text]) => [
      name,
      text
        .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replace(/\$\{(\w+):\?[^}]*\}/g, (_whole, variable: string) => randomOf(variable)),
    ]),
  );
}

describe.each(Object.keys(services))('the container of %s', (name) => {
  test('can change nothing of itself, has no capabilities and cannot take the whole machine', () => {
    expect(serviceOf(name)).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
  });

  test('is reached from this machine alone', () => {
    for (const port of serviceOf(name).ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });
});

const CLUSTER_FILE = path.resolve(
  import.meta.dirname,
  '../../../deploy/docker-compose.cluster.yml',
);
const cluster = parse(fs.readFileSync(CLUSTER_FILE, 'utf8'), {
  merge: true,
  customTags: [{ tag: '!override', collection: 'seq' }],
}) as {
  services: Record<string, Partial<ComposeService>>;
};

describe('the cluster', () => {
  const own = Object.entries(cluster.services).filter(([, { image }]) => image !== undefined);

  test('has new containers as closed as the others, with no port but on this machine', () => {
    for (const [name, service] of own) {
      if (services[name]) continue;
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        networks: ['data'],
      });
      expect(service.ports).toBeUndefined();
    }
  });

  test.each(['api', 'api-2', 'edge', 'edge-2', 'worker'])('lets %s find Redis', (name) => {
    const settings = {
      ...settingsOf(name.replace('-2', '')),
      ...cluster.services[name]?.environment,
    };
    const read = name.startsWith('api')
      ? readConfig
      : name.startsWith('edge')
        ? readEdgeConfig
        : readWorkerConfig;
    expect(read(filledIn(settings)).redisUrl).toMatch(/^redis\+cluster:.*redis-3:6379/);
  });
});

test('nobody but the product shares a network with the databases, which has no way out', () => {
  const onData = Object.keys(services).filter((name) => serviceOf(name).networks.includes('data'));
  expect(onData.sort()).toEqual(['api', 'edge', 'migrate', 'postgres', 'redis', 'worker']);
  expect(networks.data).toEqual({ internal: true });
});

test('no command shows a password, and Redis starts with a user for each process', () => {
  const all = { ...cluster.services, ...services };
  for (const { command = [], healthcheck } of [
    ...Object.values(services),
    ...Object.values(cluster.services),
  ]) {
    const words = [...command, ...(healthcheck?.test ?? [])].join('\n');
    // What a shell keeps to itself is on no command line.
    const shown = words.replace(/^(export |\\getenv ).*$/gm, '');
    expect(shown).not.toMatch(/PASSWORD|SECRET|TOKEN/);
  }

  for (const name of ['redis', 'redis-2', 'redis-3']) {
    expect(all[name]?.command?.slice(0, 2)).toEqual(['sh', '/start.sh']);
    expect(all[name]?.volumes).toContain('./deploy/redis/start.sh:/start.sh:ro');
  }
});

test.each(['api', 'edge', 'worker'])('the %s has its own user of Redis, of no other', (name) => {
  for (const { REDIS_URL = '' } of [settingsOf(name), cluster.services[name]?.environment ?? {}]) {
    expect(REDIS_URL).toContain(`//infinitum_${name}:\${${name.toUpperCase()}_REDIS_PASSWORD:?`);
    expect(REDIS_URL.match(/\w*REDIS_PASSWORD:/g)).toHaveLength(1);
  }
  expect(JSON.stringify(settingsOf(name)).match(/\w*REDIS_PASSWORD:/g)).toEqual([
    `${name.toUpperCase()}_REDIS_PASSWORD:`,
  ]);
});

test('each process starts with its own secrets, and gets no other', () => {
  expect(readConfig(filledIn(settingsOf('api'))).databaseUrl).toContain('//infinitum_api:');
  expect(readEdgeConfig(filledIn(settingsOf('edge'))).databaseUrl).toContain('//infinitum_edge:');
  expect(readWorkerConfig(filledIn(settingsOf('worker'))).databaseUrl).toContain(
    '//infinitum_worker:',
  );

  const secretsOf = (name: string) =>
    Object.keys(settingsOf(name)).filter((setting) => /SECRET|PASSWORD|MAIL_URL/.test(setting));
  expect(secretsOf('edge')).toEqual(['VIEWER_SECRET', 'TEST_MARK_SECRET']);
  expect(secretsOf('worker')).toEqual([]);
  for (const name of ['api', 'edge', 'worker'])
    expect(JSON.stringify(settingsOf(name))).not.toContain('POSTGRES_PASSWORD');
});
