import { expect, test } from '@jest/globals';
import { actualTextsOfPdf, textsOfPdf } from '#server/testing/read-pdf.js';
import { drawDocument } from './draw-document.js';
import type { PdfDocument } from './pdf-document.js';

const DOCUMENT: PdfDocument = {
  title: 'Kōwhai Foods',
  kicker: 'Infinitum · Dashboard',
  facts: [{ label: 'Days', text: '01 Mar 26 – 10 Mar 26' }],
  tiles: [{ label: 'Total Visits', value: '1,792', note: 'so far' }],
  answers: [{ title: 'What stands out', rows: [{ sentence: 'Nothing.', detail: '' }] }],
  trend: {
    title: 'Visits Over Time',
    labels: ['Impressions', 'Visits'],
    days: [
      { label: '1 Mar', bar: 10, line: 1, isOpen: false },
      { label: '2 Mar', bar: 0, line: 0, isOpen: true },
    ],
    note: '',
  },
  tables: [
    {
      title: 'Long table',
      columns: [
        { head: 'Name', kind: 'text' },
        { head: 'Visits', kind: 'count' },
      ],
      rows: Array.from({ length: 120 }, (_, at) => [
        `Row ${at}, Ελλάδα, Київ, Tiếng Việt`,
        `${at}`,
      ]),
    },
    { title: 'Empty table', columns: [{ head: 'Name', kind: 'text' }], rows: [] },
  ],
  heatmaps: [
    {
      title: 'Heatmap',
      heads: ['Sun'],
      rows: [{ head: 'Night', cells: [{ text: '7', level: 1 }] }],
    },
  ],
  notes: ['A note.'],
  foot: 'Foot of the page',
  createdAt: new Date('2026-03-11T00:00:00Z'),
};

const oneText = async (document: PdfDocument) => textsOfPdf(await drawDocument(document)).join('');

test('a document says all that it is given, in the scripts of Europe', async () => {
  const text = await oneText(DOCUMENT);
  for (const part of [
    'Kōwhai Foods',
    '1,792',
    'Nothing.',
    '1 Mar',
    'Night',
    'A note.',
    'Empty table',
  ])
    expect(text).toContain(part);
  for (let row = 0; row < 120; row++)
    expect(text).toContain(`Row ${row}, Ελλάδα, Київ, Tiếng Việt`);
});

test('its tables repeat their head on every page, and every page has its number', async () => {
  const text = await oneText(DOCUMENT);
  const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(text.split('NameVisits').length - 1).toBeGreaterThanOrEqual(pages - 1);
  expect(text.split('Foot of the page')).toHaveLength(pages + 1);
});

test('a character that no font has is a question mark', async () => {
  expect(await oneText({ ...DOCUMENT, title: 'Blossom 🌸 and ink' })).toContain(
    'Blossom ? and ink',
  );
});

test.each([
  'Ḥaṣān, Łódź, ŋ, ə, Ǩ ≥ 2 → ✓',
  '株式会社カフェ',
  'ブランド「春」第二弾',
  '咖啡有限公司',
  '臺灣咖啡館',
  '주식회사 카페',
  'שלום',
  'قهوة',
])('a document has the letters of %s', async (name) => {
  const document = { ...DOCUMENT, title: name, foot: `${name} at the foot` };
  const read = DIRECTION.test(name) ? [...name].reverse().join('') : name;
  const text = await oneText(document);
  expect(text.split(read).length).toBeGreaterThan(2);
  expect(text).not.toContain('?');
});

const DIRECTION = /[\u0590-\u06ff]/;

test('a line that runs both ways stands as it looks, and says how it reads', async () => {
  const title = 'قهوة الكويت (Ltd) 2024';
  const file = await drawDocument({ ...DOCUMENT, title });
  expect(textsOfPdf(file).join('')).toContain('تيوكلا ةوهق (Ltd) 2024');
  expect(actualTextsOfPdf(file)).toContain(title);
});

test('the same data give the same bytes', async () => {
  expect(await drawDocument(DOCUMENT)).toEqual(await drawDocument(DOCUMENT));
});
