import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const NEEDED = {
  DATABASE_URL: 'postgres://database',
  REDIS_URL: 'redis://queue',
  TOKEN_SECRET: 'x'.repeat(32),
  VIEWER_SECRET: 'x'.repeat(32),
};

const mapTilesOf = (settings: Record<string, string>) => readConfig({ ...NEEDED, ...settings }).mapTiles;

describe('whether GDPR applies by address', () => {
  const settingOf = (GDPR_BY_ADDRESS?: string) => readConfig({ ...NEEDED, GDPR_BY_ADDRESS }).gdprByAddress;

  test('is so unless it is turned off', () => {
    expect([settingOf(), settingOf(''), settingOf('true'), settingOf('false')]).toEqual([true, true, true, false]);
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

  test.each(['https://ads.example', 'ads.example/v', '*.example', 'ads.example:443'])('cannot be "%s"', (text) => {
    expect(() => settingOf(text)).toThrow('VAST_HOSTS');
  });
});

describe('the tiles of maps', () => {
  test('are none by default', () => {
    expect(mapTilesOf({})).toBeNull();
    expect(mapTilesOf({ MAP_TILE_URL: '', MAP_TILE_ATTRIBUTION: 'Somebody' })).toBeNull();
  });

  test('come with whom to name', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
    expect(mapTilesOf({ MAP_TILE_URL: url })).toEqual({ url, attribution: null, attributionUrl: null });
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
