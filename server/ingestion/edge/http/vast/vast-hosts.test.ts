import { expect, test } from '@jest/globals';
import { AD_SERVER_HOSTS, hostOf, isAmong } from './vast-hosts.js';

const mayWrap = (address: string) => {
  const host = hostOf(address);
  return host !== null && isAmong(host, AD_SERVER_HOSTS);
};

test.each([
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1/a&correlator=[timestamp]',
  'https://ad.doubleclick.net/ddm/pfadx/N1.2;sz=0x0;ord=[timestamp]',
  'http://ib.adnxs.com/ptv?id=1&gdpr=${GDPR_APPLIES}',
  'https://5f3e.v.fwmrm.net:443/ad/g/1?nw=1',
  'HTTPS://IB.ADNXS.COM',
])('the document of an ad server may be wrapped: %s', (address) => {
  expect(mayWrap(address)).toBe(true);
});

test.each([
  'https://evil.example/vast',
  'https://notdoubleclick.net/vast',
  'https://doubleclick.net.evil.example/vast',
  'https://doubleclick.net@evil.example/vast',
  'https://doubleclick.net\\@evil.example/vast',
  'https://evil.example\\.doubleclick.net/vast',
  'https://evil.example/?https://doubleclick.net/',
  'https://evil.example#.doubleclick.net',
  '//doubleclick.net/vast',
  'https:doubleclick.net',
  'javascript:https://doubleclick.net/',
  'https://doubleclick.net/a b',
  'https://.doubleclick.net/',
])('nothing else may, however it is written: %s', (address) => {
  expect(mayWrap(address)).toBe(false);
});
