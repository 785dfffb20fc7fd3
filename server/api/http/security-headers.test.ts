import { describe, expect, jest, test } from '@jest/globals';
import type { Request, Response } from 'express';
import type { MapTiles } from '#server/core/process/config.js';
import { securityHeaders } from './security-headers.js';

function headersWith(mapTiles: MapTiles | null, publicUrl: string): Map<string, string> {
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string) => headers.set(name, value);
  const response = { setHeader } as unknown as Response;
  const next = jest.fn();
  securityHeaders({ mapTiles, publicUrl })({} as Request, response, next);
  expect(next).toHaveBeenCalledTimes(1);
  return headers;
}

function policyWith(
  mapTiles: MapTiles | null,
  publicUrl = 'https://infinitum.example/',
): Record<string, string[]> {
  const headers = headersWith(mapTiles, publicUrl);
  const directives = (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  });
  return Object.fromEntries(directives);
}

describe('what a page may load', () => {
  test('comes from its own host alone while no map tiles are set', () => {
    const policy = policyWith(null);
    expect(policy['img-src']).toEqual([`'self'`, 'data:', 'blob:']);
    expect(policy['connect-src']).toEqual([`'self'`, 'wss://infinitum.example']);
  });

  test('includes the host of the map tiles and no other', () => {
    const url = 'https://tiles.example:8443/{z}/{x}/{y}.png?key=secret';
    const policy = policyWith({ url, attribution: null, attributionUrl: null });
    expect(policy['img-src']).toEqual([`'self'`, 'data:', 'blob:', 'https://tiles.example:8443']);
    expect(policy['connect-src']).toEqual([
      `'self'`,
      'wss://infinitum.example',
      'https://tiles.example:8443',
    ]);
    expect(policy['script-src']).toEqual([`'self'`]);
  });

  test('includes sockets of the address that people open, with its port, and of no other', () => {
    expect(policyWith(null, 'http://localhost:4000')['connect-src']).toEqual([
      `'self'`,
      'ws://localhost:4000',
    ]);
  });
});

test('browsers keep to https for the host and those below it', () => {
  const headers = headersWith(null, 'https://infinitum.example');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('no page is guessed to be another type, is framed, or tells other sites its path', () => {
  const headers = headersWith(null, 'https://infinitum.example');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(policyWith(null)['frame-ancestors']).toEqual([`'none'`]);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});
