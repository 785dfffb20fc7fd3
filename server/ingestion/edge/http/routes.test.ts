import { expect, test } from '@jest/globals';
import { matchRoute } from './routes.js';

const KEY = 'abcdefghijklmnopqrstuv';

test.each([
  ['GET', `/t/i/${KEY}.gif`, 'pixel'],
  ['HEAD', `/t/i/${KEY}.gif`, 'pixel'],
  ['GET', `/t/s/${KEY}.js`, 'siteScript'],
  ['POST', `/t/s/${KEY}`, 'siteHit'],
  ['GET', `/t/s/${KEY}.gif`, 'sitePixel'],
  ['POST', `/t/i/${KEY}.gif`, 'pixel'],
  ['POST', `/t/s/${KEY}.gif`, 'sitePixel'],
  ['GET', `/t/e/${KEY}.gif`, 'playerError'],
  ['GET', `/t/v/${KEY}.xml`, 'vast'],
  ['GET', '/t/black-second.mp4', 'blackSecond'],
  ['POST', '/t/events', 'events'],
])('%s %s is the %s', (method, path, route) => {
  expect(matchRoute(method, path)).toMatchObject({ found: 'route', route });
});

test.each([
  ['PUT', `/t/i/${KEY}.gif`, 'GET, HEAD, POST, OPTIONS'],
  ['GET', `/t/s/${KEY}`, 'POST, OPTIONS'],
  ['DELETE', '/t/events', 'POST, OPTIONS'],
])('%s %s is another method', (method, path, allow) => {
  expect(matchRoute(method, path)).toEqual({ found: 'otherMethod', allow });
});

test.each([
  '/t/i/short.gif',
  '/t/i/.gif',
  '/t/i/a%20b%20c%20d.gif',
  `/t/i/${KEY}.png`,
  `/t/i/${'a'.repeat(65)}.gif`,
  '/t',
  '/',
])('%s is nothing', (path) => {
  expect(matchRoute('GET', path)).toEqual({ found: 'nothing' });
});
