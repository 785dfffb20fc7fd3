import { yieldToOthers } from '#server/core/process/yield-to-others.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer's own fields, those of its data, and the panels of a dashboard. */
const DEPTH = 3;

/**
 * The same text as JSON.stringify, whose pieces are written one by one: four dashboards of seven
 * years are megabytes, and calls that go first run between two pieces.
 */
export async function stringifyAnswer(answer: unknown, depth = DEPTH): Promise<string> {
  const pause = yieldToOthers();
  if (!pause || depth === 0 || !isRecord(answer)) {
    await pause;
    return JSON.stringify(answer);
  }

  const fields: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    fields.push(`${JSON.stringify(name)}:${await stringifyAnswer(value, depth - 1)}`);
  }

  return `{${fields.join(',')}}`;
}
