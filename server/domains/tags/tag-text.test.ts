import { expect, test } from '@jest/globals';
import { impressionTagText, siteTagText } from './tag-text.js';

test('an address with characters of HTML is escaped, one with a slash at its end is not doubled', () => {
  expect(impressionTagText('https://edge.example/', 'k')).toContain(
    'src="https://edge.example/t/i/k.gif?cb=[CACHEBUSTER]"',
  );
  expect(siteTagText('https://edge.example/a"><script>&', 'k')).toContain(
    'src="https://edge.example/a&quot;&gt;&lt;script&gt;&amp;/t/s/k.js"',
  );
});
