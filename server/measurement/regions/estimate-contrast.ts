import type { Pair, SeriesFit } from './fit-series.js';
import { studentQuantile } from './student-t.js';

export interface Contrast {
  /** Σ weight × (y − what the past lets expect). */
  value: number;
  standardError: number;
  /** 95 %. */
  low: number;
  high: number;
}

const TWO_SIDED_95 = 0.975;
const POWER = 0.8;

/**
 * Estimates how far the steps right after the fitted ones are from what these let expect, weighted;
 * with weights of 1 it is Kerman's cumulative effect, and with independent errors also its
 * interval.
 */
export function estimateContrast(
  fit: SeriesFit,
  test: readonly Pair[],
  weights: readonly number[],
): Contrast {
  const { intercept, slope, memory } = fit;
  const last = fit.pairs.at(-1) ?? { x: 0, y: 0 };
  const lastError = last.y - intercept - slope * last.x;
  const remembered = rememberedWeight(memory, weights);

  let value = -remembered * lastError;
  for (const [index, { x, y }] of test.entries()) {
    value += (weights[index] ?? 0) * (y - intercept - slope * x);
  }

  const standardError = errorOf(fit, test, weights);
  const margin = studentQuantile(TWO_SIDED_95, fit.freedom) * standardError;
  return { value, standardError, low: value - margin, high: value + margin };
}

/** The smallest value that is distinguished from 0 in four of five tests, at two-sided 95 %. */
export function smallestContrast(
  fit: SeriesFit,
  test: readonly Pair[],
  weights: readonly number[],
): number {
  const { freedom } = fit;
  const errors = studentQuantile(TWO_SIDED_95, freedom) + studentQuantile(POWER, freedom);
  return errors * errorOf(fit, test, weights);
}

/** Weight of the last known error that is still there in the test. */
const rememberedWeight = (memory: number, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * memory ** (index + 1), 0);

function errorOf(fit: SeriesFit, test: readonly Pair[], weights: readonly number[]): number {
  const { memory, variance, inverse } = fit;
  const last = fit.pairs.at(-1) ?? { x: 0, y: 0 };
  const remembered = rememberedWeight(memory, weights);

  // The line's error reaches the test through these multiples of intercept and slope.
  let one = -remembered;
  let ofX = -remembered * last.x;
  // What is new at a step stays in the steps after it.
  let later = 0;
  let news = 0;
  for (let index = test.length - 1; index >= 0; index -= 1) {
    const weight = weights[index] ?? 0;
    one += weight;
    ofX += weight * (test[index]?.x ?? 0);
    later = weight + memory * later;
    news += later ** 2;
  }

  const line = one ** 2 * inverse.one + 2 * one * ofX * inverse.cross + ofX ** 2 * inverse.x;
  return Math.sqrt(variance * (news + Math.max(0, line)));
}
