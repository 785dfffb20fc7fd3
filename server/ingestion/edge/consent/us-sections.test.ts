import { expect, test } from '@jest/globals';
import { GppModel, Sections } from '@iabgpp/cmpapi';
import { gppSections } from './gpp-header.js';
import { gppString } from './testing/consent-strings.js';
import { usSections } from './us-sections.js';

const forbids = usSections();
const STATES = [...Sections.SECTION_ID_NAME_MAP].filter(([number]) => number > 6);

function textOf(section: string, fields: Record<string, unknown>): string {
  const [text = ''] =
    gppSections(gppString({ [section]: { ...fields, SaleOptOutNotice: 1 } }))?.values() ?? [];
  return text;
}

test.each(STATES)(
  'section %i (%s) forbids what is opted out of, and nothing else',
  (number, section) => {
    const model = new GppModel(gppString({ [section]: { SaleOptOut: 2 } }));
    const choices = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'].filter((choice) =>
      model.hasField(section, choice),
    );

    expect(choices.length).toBeGreaterThan(1);

    for (const choice of choices) {
      expect([choice, forbids(number, textOf(section, { [choice]: 1 }))]).toEqual([choice, true]);
      expect([choice, forbids(number, textOf(section, { [choice]: 2 }))]).toEqual([choice, false]);
    }

    if (!model.hasField(section, 'Gpc')) return;

    expect(forbids(number, textOf(section, { GpcSegmentIncluded: true, Gpc: true }))).toBe(true);
    expect(forbids(number, textOf(section, { GpcSegmentIncluded: true, Gpc: false }))).toBe(false);
  },
);

test.each([
  ['California, opted out, as others write it', 8, 'BVQqAAAAAgA', true],
  ['California with the signal of Global Privacy Control', 8, 'BVqqqqpY.YA', true],
  ['California with nothing applicable', 8, 'BAAAAACA', false],
  ['a state that nobody has heard of', 99, 'BVqqqqpY', true],
  ['text that is none', 8, '!!', true],
  ['a torn text', 8, 'BV', true],
  ['a text far too long', 8, `BVqqqqpY${'A'.repeat(16_000)}`, true],
])('%s: %#', (_what, number, text, expected) => {
  expect(forbids(number, text)).toBe(expected);
});
