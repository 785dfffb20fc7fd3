import { FULL_SIZE } from '#server/measurement/testing/draw-world.js';
import {
  runWorld,
  summariseRuns,
  type Accuracy,
  type WorldSummary,
} from '#server/measurement/testing/run-world.js';
import { WORLDS, type World } from '#server/measurement/testing/worlds.js';
import { failedBars } from './bars.js';

/*
 * `npm run simulate [runs] [world …]`: draws worlds whose true effect is known, and prints how far
 * the estimates are from it and which bars of docs/incremental.md they miss; with keys of 30 days,
 * as the product has them, and with one key for twelve weeks.
 */
const [runsText = '20', ...names] = process.argv.slice(2);
const runs = Number(runsText);
const worlds = WORLDS.filter(({ name }) => names.length === 0 || names.includes(name));

for (const keyDays of [FULL_SIZE.keyDays, Infinity]) {
  console.log(`\n${keyDays === Infinity ? 'one key' : `keys of ${keyDays} days`}, ${runs} runs\n`);
  console.log(
    '| world | credited | caused | A bias / cover | B bias / cover | shown bias / cover | testable | measured, at least, cannot be told | lift claimed | true | bars missed |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const world of worlds) {
    const drawn = Array.from({ length: runs }, (_, seed) =>
      runWorld(world, { ...FULL_SIZE, keyDays }, seed),
    );
    console.log(row(world, summariseRuns(drawn)));
  }
}

function row(world: World, summary: WorldSummary): string {
  const mark = summary.caused > 0 ? '' : 'ᶜ';
  const accuracy = (one: Accuracy | null) =>
    one
      ? `${percent(one.bias)}${mark} ± ${(100 * one.biasError).toFixed(1)} / ${one.coverage.toFixed(3)}`
      : 'none';
  const cells = [
    `${world.name} ${world.title}`,
    summary.credited.toFixed(0),
    summary.caused.toFixed(0),
    accuracy(summary.placebo),
    accuracy(summary.leadLag),
    accuracy(summary.shown),
    `${(100 * summary.testableShare).toFixed(0)} %`,
    [summary.measured, summary.atLeast, summary.undetermined]
      .map((share) => share.toFixed(2))
      .join(', '),
    summary.liftClaimed.toFixed(3),
    summary.trueShown.toFixed(3),
    failedBars(world, summary).join('; ') || 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  const text = (100 * share).toFixed(1);
  return `${share < 0 ? text.replace('-', '−') : `+${text}`} %`;
}
