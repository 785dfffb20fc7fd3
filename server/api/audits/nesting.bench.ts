import { performance } from 'node:perf_hooks';
import { jsonShapeError } from '#server/core/input/json-shape.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';

/*
 * What a megabyte of brackets costs the event loop until it is refused or parsed, beside reading
 * the same bytes as one text, which is the least that a megabyte of JSON costs.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 41);
const BYTES = 1_000_000;
const GOAL_MS = 10;
const GOAL_RATIO = 2;

const nested = (open: string, close: string) => {
  const levels = BYTES / (open.length + close.length);
  return open.repeat(levels) + close.repeat(levels);
};
const BRACKETS: [what: string, json: string][] = [
  ['nested lists', nested('[', ']')],
  ['nested objects', nested('{"a":', '}')],
  ['lists side by side', `[${'[],'.repeat(BYTES / 3)}1]`],
  ['objects side by side', `[${'{},'.repeat(BYTES / 3)}1]`],
  ['groups of 60 levels', `[${`${nestedGroup(60)},`.repeat(BYTES / 121)}1]`],
  ['ends without beginnings', ']'.repeat(BYTES)],
  ['brackets in a text', `"${'['.repeat(BYTES)}"`],
];

function nestedGroup(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** Reads a body as the doors do. */
function read(body: Buffer): void {
  if (jsonShapeError(body) !== null) return;
  try {
    JSON.parse(body.toString());
  } catch {
    // Not JSON, which the door says.
  }
}

function measure(body: Buffer): number {
  const startedAt = performance.now();
  read(body);
  return performance.now() - startedAt;
}

const text = Buffer.from(`"${'x'.repeat(BYTES)}"`);
let failed = false;

for (const [what, json] of BRACKETS) {
  const body = Buffer.from(json);
  for (let round = 0; round < 10; round++) [text, body].map(measure);
  const rounds = Array.from({ length: ROUNDS }, () => [measure(text), measure(body)] as const);
  const ratios = rounds.map(([plain, brackets]) => brackets / plain);
  const ms = medianOf(rounds.map(([, brackets]) => brackets));
  console.log(
    `nesting: 1 MB of ${what}: ${ms.toFixed(2)} ms (goal < ${GOAL_MS}), ${describeSpread(ratios, 2)} of one text (goal ≤ ${GOAL_RATIO})`,
  );
  failed ||= ms >= GOAL_MS || medianOf(ratios) > GOAL_RATIO;
}

if (failed) process.exitCode = 1;
