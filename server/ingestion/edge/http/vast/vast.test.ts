import { describe, expect, test } from '@jest/globals';
import { vastDocument } from './vast.js';
import { VAST_VERSIONS, type VastVersion } from './vast-version.js';

const REQUEST = {
  version: '4.2' as const,
  tagId: 7,
  errorUrl: 'https://edge.example/t/e/key.gif',
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
});

/**
 * The children that the IAB's schemas allow in each element, in their order; `?` for those that may
 * be missing. Version 2.0 and 3.0 are alike, and so are 4.1 and 4.2.
 */
const BEFORE_4 = {
  VAST: 'Ad',
  Wrapper: 'AdSystem VASTAdTagURI Error? Impression Creatives Extensions?',
  InLine: 'AdSystem AdTitle Description? Survey? Error? Impression Creatives Extensions?',
  Creative: 'Linear',
};
const BASE_4 = 'AdSystem Error? Extensions? Impression Pricing? ViewableImpression?';
const SINCE_4 = {
  VAST: 'Ad',
  Wrapper: `${BASE_4} AdVerifications? Creatives? VASTAdTagURI`,
  InLine: `${BASE_4} AdTitle AdVerifications? Advertiser? Category? Creatives Description? Survey?`,
  Creative: 'CompanionAds? CreativeExtensions? Linear? NonLinearAds? UniversalAdId',
};
const SINCE_4_1 = {
  ...SINCE_4,
  InLine: SINCE_4.InLine.replace('AdTitle', 'AdServingId AdTitle'),
};
const SCHEMAS: Record<VastVersion, Record<string, string>> = {
  '2.0': BEFORE_4,
  '3.0': BEFORE_4,
  '4.0': SINCE_4,
  '4.1': SINCE_4_1,
  '4.2': SINCE_4_1,
};

/** The children of each element, by the names of both. */
function childrenOf(xml: string): Map<string, string[]> {
  const children = new Map<string, string[]>();
  const open = ['document'];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (closing) open.pop();
    else {
      const parent = open.at(-1) ?? '';
      children.set(parent, [...(children.get(parent) ?? []), name]);
      open.push(name);
    }
  }
  return children;
}

const asPattern = (schema: string): RegExp =>
  new RegExp(`^${schema.replace(/(\w+)(\??) ?/g, '(?:$1 )$2')}$`);

describe.each(VAST_VERSIONS)('in version %s', (version) => {
  const wrappedUrl = 'https://ads.example/v';
  const documents = [
    vastDocument({ ...REQUEST, version }),
    vastDocument({ ...REQUEST, version, wrappedUrl }),
  ];

  test('elements are complete and in the order of the schema', () => {
    for (const document of documents) {
      const children = childrenOf(document);
      const found = Object.keys(SCHEMAS[version]).filter((name) => children.has(name));

      expect(found).toContain('VAST');
      expect(found.includes('InLine')).not.toBe(found.includes('Wrapper'));
      for (const name of found)
        expect(`${children.get(name)?.join(' ')} `).toMatch(
          asPattern(SCHEMAS[version][name] ?? ''),
        );
    }
  });

  test('the namespace and the attributes are those of the schema', () => {
    for (const document of documents) {
      const isBefore4 = version === '2.0' || version === '3.0';
      expect(document).toContain(`<VAST version="${version}"`);
      expect(document.includes('xmlns=')).toBe(!isBefore4);
      expect(/followAdditionalWrappers|UniversalAdId/.test(document)).toBe(!isBefore4);
      expect(document.includes('idValue=')).toBe(
        version === '4.0' && document.includes('UniversalAdId'),
      );
    }
  });
});

test('each serving has an id of its own', () => {
  const ids = Array.from({ length: 100 }, () =>
    elementsOf(vastDocument(REQUEST)).get('AdServingId'),
  );

  expect(new Set(ids).size).toBe(100);
});

test('an error is reported with the code that the player fills in', () => {
  for (const wrappedUrl of ['', 'https://ads.example/v'])
    expect(elementsOf(vastDocument({ ...REQUEST, wrappedUrl })).get('Error')).toBe(
      'https://edge.example/t/e/key.gif?code=[ERRORCODE]',
    );
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
