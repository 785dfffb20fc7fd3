import { describe, expect, it } from '@jest/globals';
import { type Change, countedChange, countedPoints } from './change';
import { changeIntervalText, changeLines, changeSubtext, changeText } from './change-texts';

const change = (shown: Partial<Change>): Change => ({
  size: 0.123,
  unit: 'share',
  interval: { low: 0.02, high: 0.25 },
  isBeyondChance: true,
  ...shown,
});

describe('the words of a change', () => {
  it.each([
    [112.3, 100, '+12.3%'],
    [96, 100, '−4.0%'],
    [100.01, 100, '+0.010%'],
    [5, 0, 'new'],
    [0, 0, null],
    [0, 8, '−100.0%'],
  ])('from %p, before %p, read %p', (now, then, text) => {
    expect(changeText(countedChange(now, then))).toBe(text);
  });

  it('of a percentage are points', () => {
    expect(changeText(countedPoints(0.331, 0.308))).toBe('+2.30 points');
    expect(changeText(countedPoints(0.331, 0.331))).toBe('±0.00 points');
  });

  it('give the interval, also without an upper end', () => {
    expect(changeIntervalText(change({}))).toBe('+2.0% to +25.0%');
    expect(changeIntervalText(change({ unit: 'points' }))).toBe('+2.00 to +25.00 points');
    expect(changeIntervalText(change({ interval: { low: -0.5, high: Infinity } }))).toBe(
      '−50.0% to any rise',
    );
  });

  it.each([
    ['good', 0.1, '↑ +10.0%', 'good'],
    ['good', -0.1, '↓ −10.0%', 'bad'],
    ['bad', 0.1, '↑ +10.0%', 'bad'],
    ['neutral', 0.1, '↑ +10.0%', undefined],
  ] as const)('have arrow and tone beyond chance: %s, %p', (upIs, size, text, tone) => {
    expect(changeSubtext(change({ size }), upIs)).toEqual({ text, tone });
  });

  it('are short under a figure', () => {
    expect(changeSubtext(change({ unit: 'points', size: 0.1 }), 'good')?.text).toBe('↑ +10.00 pts');
  });

  it('have neither within chance, of few visits, and of counted figures', () => {
    for (const isBeyondChance of [false, null])
      expect(changeSubtext(change({ isBeyondChance }), 'good')).toEqual({ text: '+12.3%' });
    expect(changeSubtext(countedChange(110, 100), 'good')).toEqual({ text: '+10.0%' });
  });

  it('say in a tooltip what the test says', () => {
    expect(changeLines(change({ isBeyondChance: false }))).toEqual([
      { label: 'Change', text: '+12.3%' },
      { label: '95% interval of the change', text: '+2.0% to +25.0%' },
      { label: 'Test', text: 'Chance alone can explain the change.' },
    ]);
  });
});
