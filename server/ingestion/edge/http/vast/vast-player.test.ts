import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import vast from '@dailymotion/vast-client';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BLACK_SECOND_PATH, sendBlackSecond } from './black-second.js';
import { vastDocument } from './vast.js';
import { readVastVersion, VAST_VERSIONS } from './vast-version.js';

interface VastAnswer {
  ads: {
    creatives: { type: string; duration: number; mediaFiles: { fileURL: string }[] }[];
    impressionURLTemplates: unknown[];
    errorURLTemplates: string[];
  }[];
}

let edgeUrl = '';
const server = http.createServer((request, response) => {
  if (request.url === BLACK_SECOND_PATH) return sendBlackSecond(request, response);
  response.setHeader('content-type', 'application/xml');
  response.end(
    vastDocument({
      version: readVastVersion(request.url?.split('?')[1] ?? ''),
      tagId: 7,
      errorUrl: `${edgeUrl}/t/e/key.gif`,
      pixelUrl: `${edgeUrl}/t/i/key.gif`,
      videoUrl: `${edgeUrl}${BLACK_SECOND_PATH}`,
      query: 'uid=u1',
      wrappedUrl: request.url?.startsWith('/wrapper') ? `${edgeUrl}/vast.xml` : '',
    }),
  );
});

/** The client reports by images in a page. */
const images: string[] = [];
class ImageStub {
  set src(url: string) {
    images.push(url);
  }
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  edgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'Image');
  server.close();
  await once(server, 'close');
});

test.each(VAST_VERSIONS)('a player reads version %s, also through a wrapper', async (version) => {
  for (const [document, impressions] of [
    ['vast.xml', 1],
    ['wrapper.xml', 2],
  ]) {
    const client = new vast.VASTClient();
    const { ads } = (await client.get(`${edgeUrl}/${document}?${version}`)) as VastAnswer;

    expect(ads).toHaveLength(1);
    expect(ads[0]?.creatives[0]?.mediaFiles).toHaveLength(1);
    expect(ads[0]?.impressionURLTemplates).toHaveLength(Number(impressions));
    expect(ads[0]?.errorURLTemplates).toContain(`${edgeUrl}/t/e/key.gif?code=[ERRORCODE]`);
  }
});

test('a player finds a video in the document without another ad, plays it and reports one impression', async () => {
  const client = new vast.VASTClient();
  const { ads } = (await client.get(`${edgeUrl}/vast.xml`)) as VastAnswer;
  const [ad] = ads;
  const [creative] = ad?.creatives ?? [];
  const tracker = new vast.VASTTracker(client, ad, creative);

  expect(creative).toMatchObject({ type: 'linear', duration: 1 });
  const video = await fetch(creative?.mediaFiles[0]?.fileURL ?? '');
  expect(video.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await video.arrayBuffer()).toString('latin1', 4, 8)).toBe('ftyp');

  Object.assign(globalThis, { window: {}, Image: ImageStub });
  tracker.trackImpression();
  tracker.trackImpression();

  const impressions = images.filter((url) => url.startsWith(`${edgeUrl}/t/i/key.gif?`));
  expect(impressions).toHaveLength(1);
  expect(impressions[0]).toMatch(/\?cb=\d+&uid=u1$/);
});

const read = (range: string, method = 'GET') =>
  fetch(`${edgeUrl}${BLACK_SECOND_PATH}`, { method, headers: { range } });

test('players that ask for a part of the video get it', async () => {
  const whole = Buffer.from(await (await read('')).arrayBuffer());
  const last = whole.length - 1;

  for (const [range, first, end] of [
    ['bytes=0-1', 0, 1],
    ['bytes=10-', 10, last],
    ['bytes=-5', last - 4, last],
    ['bytes=0-999999', 0, last],
  ] as const) {
    const part = await read(range);

    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${end}/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(first, end + 1));
  }

  expect((await read('bytes=999999-')).status).toBe(416);
  for (const range of ['bytes=5-2', 'bytes=-', 'seconds=1-2', 'bytes=0-1,4-5'])
    expect((await read(range)).status).toBe(200);
  expect((await read('bytes=0-1', 'HEAD')).headers.get('content-length')).toBe('2');
});
