import { expect, test } from '@jest/globals';
import { readVastQuery } from './wrapped-address.js';

const ADDRESS = 'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/x&sz=640x480&output=vast';

test.each([
  ['alone', `vast=${ADDRESS}`, ''],
  ['after our parameters', `uid=u1&vast=${ADDRESS}`, 'uid=u1'],
  [
    'after a separator of HTML',
    `uid=u1&amp;vast=${ADDRESS.replaceAll('&', '&amp;')}`,
    'uid=u1&amp',
  ],
  ['after a second question mark', `uid=u1?vast=${ADDRESS}`, 'uid=u1'],
])('an address without escapes is taken whole, %s', (_place, query, ownQuery) => {
  expect(readVastQuery(query)).toEqual({ wrappedUrl: ADDRESS, ownQuery });
});

test.each([
  ['with text in it that is escaped', `${ADDRESS}&url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c`],
  ['with macros', `${ADDRESS}&correlator=[CACHEBUSTING]&gdpr=[REGULATIONS]`],
  ['with our parameter after it', `${ADDRESS}&gdpr=1`],
  ['with another vast=', `${ADDRESS}&vast=4`],
])('an address without escapes stays as it is, %s', (_what, address) => {
  expect(readVastQuery(`vast=${address}`).wrappedUrl).toBe(address);
});

test('an escaped address ends at the next parameter, which is ours', () => {
  for (const escaped of [
    encodeURIComponent(ADDRESS),
    encodeURIComponent(ADDRESS).replace('%3A%2F%2F', '://'),
  ]) {
    const query = `uid=u1&vast=${escaped}&gdpr=1`;
    expect(readVastQuery(query)).toEqual({ wrappedUrl: ADDRESS, ownQuery: query });
  }
});

test('an address without parameters of its own ends at the next parameter', () => {
  const path = 'https://ad.doubleclick.net/ddm/pfadx/N1.2;sz=0x0;gdpr=${GDPR};ord=[timestamp]';
  const query = `vast=${path}&uid=u1`;
  expect(readVastQuery(query)).toEqual({ wrappedUrl: path, ownQuery: query });
});

test.each(['', 'uid=u1', 'avast=https://a.example/', 'uid=vast'])(
  '%p names no address',
  (query) => {
    expect(readVastQuery(query)).toEqual({ wrappedUrl: '', ownQuery: query });
  },
);
