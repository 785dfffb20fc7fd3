import { expect, test } from '@jest/globals';
import { namedText } from './named-texts';

const TAG = { bookingName: 'Spring prime', creativeName: 'Harvest', tagText: 'the text' };

test('a tag in HTML has its name in a comment above it', () => {
  expect(namedText(TAG, 'PIXEL')).toBe('<!-- Spring prime · Harvest -->\nthe text');
  expect(namedText(TAG, 'JAVASCRIPT')).toBe('<!-- Spring prime · Harvest -->\nthe text');
});

test('the address of a VAST document has its name in a line above it', () => {
  expect(namedText(TAG, 'VAST')).toBe('Spring prime · Harvest\nthe text');
});

test('a name neither ends its comment nor adds a line', () => {
  const tag = { ...TAG, bookingName: 'a --> <script>\nb', creativeName: '--!>' };
  const [line, ...others] = namedText(tag, 'PIXEL').split('\n');
  expect(others).toEqual(['the text']);

  const page = new DOMParser().parseFromString(String(line), 'text/html');
  expect([page.scripts.length, page.body.textContent]).toEqual([0, '']);
});
