import { expect, test } from '@jest/globals';
import { matchRoute } from './routes.js';
import { almostTagCall, originForm } from './tolerant-target.js';

const KEY = 'abcdefghijklmnopqrstuv';

test.each([
  [`/t/i/${KEY}.gif&cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t/i/${KEY}.gif;cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t/i/${KEY}.gif&amp;cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t/i/${KEY}.gif%3Fcb=1&us_privacy=1YYN`, `/t/i/${KEY}.gif`, 'cb=1&us_privacy=1YYN'],
  [`/t/i/${KEY}.gif%3fcb%3D1%26us_privacy%3D1YYN`, `/t/i/${KEY}.gif`, 'cb=1&us_privacy=1YYN'],
  [`/t/i/${KEY}.gif%26cb=%zz`, `/t/i/${KEY}.gif`, 'cb=%zz'],
  [`//t/i/${KEY}.gif?cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t//i/${KEY}.gif`, `/t/i/${KEY}.gif`, ''],
  [`/t/i/${KEY}.gif/`, `/t/i/${KEY}.gif`, ''],
  [`/t/i/${KEY}.gif/?cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t/i/${KEY}.GIF?cb=1`, `/t/i/${KEY}.gif`, 'cb=1'],
  [`/t/v/${KEY}.XML&uid=a`, `/t/v/${KEY}.xml`, 'uid=a'],
  [`/t/s/${KEY}.Js`, `/t/s/${KEY}.js`, ''],
  [`//t/s/${KEY}/?uid=a`, `/t/s/${KEY}`, 'uid=a'],
])('%s is almost a call of a tag', (target, path, query) => {
  expect(almostTagCall(target)).toEqual({ path, query });
});

test.each([
  '/t/events/',
  '//t/events',
  '//healthz',
  '//metrics',
  '/t/black-second.MP4',
  `/t/x/${KEY}.gif`,
  `/t/i/../events`,
  `/t/i/${KEY}.gif/../../events`,
  `/t%2Fi%2F${KEY}.gif`,
  `/T/I/${KEY}.gif`,
  `/x/t/i/${KEY}.gif`,
  `/t/i/${KEY}.gifcb=1`,
  `/t/i/${KEY}.gif cb=1`,
  `/t/i/${KEY}.gif%2Fcb=1`,
  '/t/i/short.gif&cb=1',
])('%s is nothing like one', (target) => {
  expect(almostTagCall(target)).toBeNull();
});

test.each([
  [`/t/i/${KEY}.png&cb=1`, 'GET'],
  [`/t/i/${KEY}/`, 'GET'],
  [`/t/v/${KEY}.gif/`, 'GET'],
])('the call that %s nearly is does not exist', (target, method) => {
  expect(matchRoute(method, almostTagCall(target)?.path ?? '')).toEqual({ found: 'nothing' });
});

test.each([
  ['http://edge/t/i/a.gif?b=1', '/t/i/a.gif?b=1'],
  ['HTTPS://edge.example:8443/t/events', '/t/events'],
  ['http://[::1]:4001/healthz', '/healthz'],
  ['http://edge?b=1', '/?b=1'],
  ['http://edge', '/'],
  ['/t/i/a.gif', '/t/i/a.gif'],
  ['ftp://edge/t/i/a.gif', 'ftp://edge/t/i/a.gif'],
  ['*', '*'],
])('the origin form of %s is %s', (target, origin) => {
  expect(originForm(target)).toBe(origin);
});
