import { describe, expect, it } from '@jest/globals';
import { changeText } from './change-text';

describe('the change of a figure', () => {
  it.each([
    [112.3, 100, '+12.3%'],
    [96, 100, '−4.0%'],
    [100.01, 100, '±0.0%'],
    [5, 0, 'new'],
    [5, undefined, 'new'],
    [0, 0, null],
    [null, 3, null],
    [0, 8, '−100.0%'],
  ])('from %p, before %p, reads %p', (now, then, text) => {
    expect(changeText(now, then)).toBe(text);
  });
});
