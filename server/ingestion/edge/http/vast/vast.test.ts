import { expect, test } from '@jest/globals';
import { vastDocument } from './vast.js';

const REQUEST = {
  tagId: 7,
  pixelUrl: 'https://edge.example/t/i/key.gif',
  videoUrl: 'https://edge.example/t/black-second.mp4',
  query: '',
  wrappedUrl: '',
};

/** The names of elements with their text. Throws for XML that is not well formed. */
function elementsOf(xml: string): Map<string, string> {
  const elements = new Map<string, string>();
  const open: string[] = [];
  const token =
    /<\?xml[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z]+)((?:\s+[\w:]+="[^"<&]*")*)\s*(\/?)>|([^<]+)/g;
  let at = 0;

  for (const match of xml.matchAll(token)) {
    if (match.index !== at) throw new Error(`not XML at ${xml.slice(at, at + 40)}`);
    at += match[0].length;
    const [, cdata, closing, name, , , text] = match;
    const current = open.at(-1);
    if (name && closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
    } else if (name) open.push(name);
    else if (current && (cdata ?? text)?.trim())
      elements.set(current, (cdata ?? text ?? '').trim());
  }

  if (at !== xml.length || open.length > 0) throw new Error('the document ends early');

  return elements;
}

test('alone it is an ad of one black second whose impression is the pixel', () => {
  const xml = vastDocument(REQUEST);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<VAST version="4.2"/);

  const elements = elementsOf(xml);

  expect(elements.get('Impression')).toBe('https://edge.example/t/i/key.gif?cb=[CACHEBUSTING]');

  expect(elements.get('Duration')).toBe('00:00:01');
  expect(elements.get('MediaFile')).toBe('https://edge.example/t/black-second.mp4');

  // The elements that VAST 4.2 requires of an InLine, in the order of its schema.
  const order = [
    '<InLine>',
    '<AdSystem',
    '<Impression',
    '<AdServingId>',
    '<AdTitle>',
    '<Creatives>',
    '<UniversalAdId',
    '<Linear>',
    '<Duration>',
    '<MediaFiles>',
  ];

  const places = order.map((tag) => xml.indexOf(tag));

  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('with the address of another document it is a wrapper around that', () => {
  const elements = elementsOf(
    vastDocument({ ...REQUEST, wrappedUrl: 'https://ads.example/vast?a=1&b=]]>2' }),
  );
  expect(elements.get('VASTAdTagURI')).toBe('https://ads.example/vast?a=1&b=]]%3E2');
  expect(elements.get('Impression')).toContain('/t/i/key.gif');
});

test('the parameters of the viewer are passed on to the pixel', () => {
  const elements = elementsOf(vastDocument({ ...REQUEST, query: 'uid=a%26b&gdpr=1' }));
  expect(elements.get('Impression')).toBe(
    'https://edge.example/t/i/key.gif?cb=[CACHEBUSTING]&uid=a%26b&gdpr=1',
  );
});
