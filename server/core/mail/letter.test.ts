import { describe, expect, test } from '@jest/globals';
import { inOneLine, renderMail } from './letter.js';

const HOSTILE = `"><img src=x onerror=alert(1)> & 'Ana'`;

describe('a letter', () => {
  const letter = renderMail({
    greeting: `Hello ${HOSTILE},`,
    paragraphs: ['First.', 'Second $& $1.'],
    link: { label: 'Open', url: 'https://example.com/a?b=1&c=2' },
    notes: ['A note.'],
  });

  test('reads the same as text and as HTML', () => {
    expect(letter.text).toBe(
      `Hello ${HOSTILE},\n\nFirst.\n\nSecond $& $1.\n\nOpen:\nhttps://example.com/a?b=1&c=2\n\nA note.\n\n-- \nInfinitum\n`,
    );

    for (const part of [
      'First.',
      'Second $&amp; $1.',
      'A note.',
      'href="https://example.com/a?b=1&amp;c=2"',
    ]) {
      expect(letter.html).toContain(part);
    }
  });

  test('shows markup in names as it was typed', () => {
    expect(letter.html).toContain(
      'Hello &quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &#39;Ana&#39;,',
    );
    expect(letter.html).not.toContain('<img');
  });

  test('loads nothing from anywhere', () => {
    expect(letter.html).not.toMatch(/<(img|link|script|iframe)|<[^>]* src=|url\(|@import/i);
  });

  test('puts the last link at the end', () => {
    const long = renderMail({
      greeting: 'Hello,',
      paragraphs: ['First.'],
      notes: ['A note.'],
      lastLink: { label: 'Unsubscribe', url: 'https://example.com/u/1' },
    });

    expect(long.text).toBe(
      'Hello,\n\nFirst.\n\nA note.\n\nUnsubscribe:\nhttps://example.com/u/1\n\n-- \nInfinitum\n',
    );
    expect(long.html).toMatch(/First\.[^]*href="https:\/\/example\.com\/u\/1"/);
  });

  test('without a link has none', () => {
    expect(renderMail({ greeting: 'Hello,', paragraphs: ['Text.'] }).html).not.toContain('<a ');
  });
});

describe('a name in a sentence', () => {
  test.each([
    ['Ana\r\nBcc: everybody@example.com', 'Ana Bcc: everybody@example. com'],
    ['Ana\u0000\u001b[31m', 'Ana [31m'],
    ['\u202Eana\u202C', 'ana'],
    ['Win at https://evil.example now', 'Win at https evil. example now'],
    ['See www.evil.example', 'See evil. example'],
    ['Claim your prize at evil-prize.com/win now', 'Claim your prize at evil-prize. com/win now'],
    ['Prize2.xn--p1ai', 'Prize2. xn--p1ai'],
    ['St. John & Co., v2.5', 'St. John & Co., v2.5'],
    ['Ngā Tamariki 👩‍👩‍👧 \u2028 Ltd', 'Ngā Tamariki 👩‍👩‍👧 Ltd'],
  ])('keeps %j on one line and unlinked', (typed, shown) => {
    expect(inOneLine(typed)).toBe(shown);
  });

  test('is cut before it becomes a message of its own, between characters', () => {
    expect(inOneLine('🎬'.repeat(60))).toBe('🎬'.repeat(60));
    expect(inOneLine('🎬'.repeat(61))).toBe(`${'🎬'.repeat(59)}…`);
    expect(inOneLine(`${'a'.repeat(58)} longer`)).toBe(`${'a'.repeat(58)}…`);
    expect(inOneLine('Radio; TV; '.repeat(10), 255)).toContain('TV; Radio');
  });
});
