import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const NEEDED = {
  DATABASE_URL: 'postgres://database',
  REDIS_URL: 'redis://queue',
  ...TEST_SECRETS,
};

const mapTilesOf = (settings: Record<string, string>) =>
  readConfig({ ...NEEDED, ...settings }).mapTiles;

describe('whether GDPR applies by address', () => {
  const settingOf = (GDPR_BY_ADDRESS?: string) =>
    readConfig({ ...NEEDED, GDPR_BY_ADDRESS }).gdprByAddress;

  test('is so unless it is turned off', () => {
    expect([settingOf(), settingOf(''), settingOf('true'), settingOf('false')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test.each(['no', '0', 'False'])('is never guessed from "%s"', (text) => {
    expect(() => settingOf(text)).toThrow('GDPR_BY_ADDRESS');
  });
});

describe('the hosts whose VAST may be wrapped', () => {
  const settingOf = (VAST_HOSTS?: string) => readConfig({ ...NEEDED, VAST_HOSTS }).vastHosts;

  test('are left to the edge, or named', () => {
    expect([settingOf(), settingOf('')]).toEqual([null, null]);
    expect(settingOf('Ads.example, b.example')).toEqual(['ads.example', 'b.example']);
  });

  test.each(['https://ads.example', 'ads.example/v', '*.example', 'ads.example:443'])(
    'cannot be "%s"',
    (text) => {
      expect(() => settingOf(text)).toThrow('VAST_HOSTS');
    },
  );
});

describe('the tiles of maps', () => {
  test('are none by default', () => {
    expect(mapTilesOf({})).toBeNull();
    expect(mapTilesOf({ MAP_TILE_URL: '', MAP_TILE_ATTRIBUTION: 'Somebody' })).toBeNull();
  });

  test('come with whom to name', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1';

    expect(mapTilesOf({ MAP_TILE_URL: url })).toEqual({
      url,
      attribution: null,
      attributionUrl: null,
    });

    expect(
      mapTilesOf({
        MAP_TILE_URL: url,
        MAP_TILE_ATTRIBUTION: '© Somebody',
        MAP_TILE_ATTRIBUTION_URL: 'https://tiles.example/terms',
      }),
    ).toEqual({ url, attribution: '© Somebody', attributionUrl: 'https://tiles.example/terms' });
  });

  test.each([
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{z}/{x}.png',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    '{z}/{x}/{y}',
  ])('cannot come from %s', (url) => {
    expect(() => mapTilesOf({ MAP_TILE_URL: url })).toThrow(ConfigError);
  });

  test('lead to a page only', () => {
    const settings = {
      MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILE_ATTRIBUTION_URL: 'javascript:alert(1)',
    };
    expect(() => mapTilesOf(settings)).toThrow('MAP_TILE_ATTRIBUTION_URL');
  });
});

describe('secrets', () => {
  const settings = (overrides: Record<string, string>) => readConfig({ ...NEEDED, ...overrides });

  test.each([
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must be a secret of at least 32 characters'],
    [{ TOKEN_SECRET: 't'.repeat(32) }, 'TOKEN_SECRET can be guessed'],
    [{ TOKEN_SECRET: 'correct horse 1!'.repeat(3) }, 'TOKEN_SECRET can be guessed'],
    [{ VIEWER_SECRET: 'abababababaabbababababababababab1' }, 'VIEWER_SECRET can be guessed'],
    [{ TOKEN_SECRET: NEEDED.VIEWER_SECRET }, 'TOKEN_SECRET is the same as VIEWER_SECRET'],
    [
      { TOKEN_SECRET_PREVIOUS: NEEDED.TOKEN_SECRET },
      'TOKEN_SECRET_PREVIOUS is the same as TOKEN_SECRET',
    ],
  ])('%j are refused', (overrides, sentence) => {
    expect(() => settings(overrides)).toThrow(ConfigError);
    expect(() => settings(overrides)).toThrow(sentence);
  });

  test('that were made at random are taken', () => {
    for (let index = 0; index < 1_000; index += 1) {
      expect(settings({ TOKEN_SECRET: randomBytes(16).toString('hex') }).tokenSecrets).toHaveLength(
        1,
      );
    }
  });

  test('are known together with the one before, which may be one that would not be taken any more', () => {
    const { tokenSecret, tokenSecrets } = settings({ TOKEN_SECRET_PREVIOUS: 't'.repeat(32) });
    expect(tokenSecrets).toEqual([tokenSecret, 't'.repeat(32)]);
    expect(settings({ TOKEN_SECRET_PREVIOUS: '' }).tokenSecrets).toEqual([tokenSecret]);
  });
});
