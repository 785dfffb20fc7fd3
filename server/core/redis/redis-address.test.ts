import { describe, expect, it } from '@jest/globals';
import { readRedisUrl } from '#server/core/process/config.js';
import { plainServices } from '#server/core/process/plain-address.js';
import { parseRedisGroup } from './redis-address.js';

const databaseUrl = 'postgres://localhost/x';

describe('the address of Redis', () => {
  it('leaves the address of one server as it is', () => {
    for (const url of ['redis://:a@host:1/2', 'rediss://host', 'unix:///run/redis.sock']) {
      expect(readRedisUrl({ REDIS_URL: url })).toBe(url);
      expect(parseRedisGroup(url)).toBeNull();
    }
  });

  it('names the nodes of a cluster, and waits for one replica unless it says otherwise', () => {
    expect(parseRedisGroup('rediss+cluster://app:p%40ss:word@a:7000,[::1]:7001,c')).toMatchObject({
      mode: 'cluster',
      isEncrypted: true,
      username: 'app',
      password: 'p@ss:word',
      nodes: [
        { host: 'a', port: 7000 },
        { host: '::1', port: 7001 },
        { host: 'c', port: 6379 },
      ],
      replicas: 1,
    });
    expect(parseRedisGroup('redis+cluster://a?replicas=0')?.replicas).toBe(0);
  });

  it('names the Sentinels and their master', () => {
    const url = 'redis+sentinel://:secret@s1,s2:26380/queue/3?sentinelPassword=other';
    expect(parseRedisGroup(url)).toMatchObject({
      mode: 'sentinel',
      password: 'secret',
      nodes: [
        { host: 's1', port: 26379 },
        { host: 's2', port: 26380 },
      ],
      masterName: 'queue',
      database: 3,
      sentinelPassword: 'other',
    });
  });

  it.each([
    ['redis+ring://a', /neither redis\+cluster/],
    ['redis+cluster://', /names ""/],
    ['redis+cluster://a,,b', /names ""/],
    ['redis+cluster://a:port', /names "a:port"/],
    ['redis+cluster://a/1', /database 0 alone/],
    ['redis+cluster://a?replica=1', /parameter "replica"/],
    ['redis+cluster://a?replicas=one', /"one" as replicas/],
    ['redis+sentinel://a', /name of the master/],
    ['redis+sentinel://a/queue/first', /"first" as database/],
  ])('refuses %s with a sentence that names the setting', (url, reason) => {
    const read = () => readRedisUrl({ REDIS_URL: url });
    expect(read).toThrow(reason);
    expect(read).toThrow(/REDIS_URL/);
  });

  it('never repeats the password in an error', () => {
    expect(() => parseRedisGroup('redis+cluster://:hush@a:x')).not.toThrow(/hush/);
  });

  it('warns when any node is on another machine and reached without encryption', () => {
    const plain = (redisUrl: string) => plainServices({ databaseUrl, redisUrl });
    expect(plain('redis+cluster://localhost:1,redis-2:1')).toEqual(['REDIS_URL']);
    expect(plain('redis+cluster://localhost:1,127.0.0.1:2')).toEqual([]);
    expect(plain('rediss+sentinel://s1,s2/queue')).toEqual([]);
  });
});
