import { HOLDOUT_WORLDS, type HoldoutWorld } from '#server/measurement/testing/draw-holdout.js';
import { plannedLift, runHoldouts } from '#server/measurement/testing/run-holdout.js';

/*
 * `npm run simulate:holdout [runs] [world …]`: draws experiments whose true effect is known, and
 * prints how far the estimates are from it. The last column is the power at the lift that the
 * planner names; the worlds of people have an effect of their own.
 */
const [runsText = '100', ...names] = process.argv.slice(2);
const runs = Number(runsText);

console.log(`${runs} runs\n`);
console.log(
  '| world | caused | bias | coverage | above 0 | sample ratio alarm | past alarm | power at the planned lift |',
);
console.log('|---|---|---|---|---|---|---|---|');

for (const world of HOLDOUT_WORLDS) {
  if (names.length > 0 && !names.includes(world.name)) continue;
  const summary = runHoldouts(world, runs);
  const mark = world.lift > 0 ? '' : 'ᵛ';
  const cells = [
    `${world.name}: ${world.title}`,
    summary.caused.toFixed(0),
    `${percent(summary.bias)}${mark} ± ${(100 * summary.biasError).toFixed(1)}`,
    ...[summary.coverage, summary.found].map((share) => share.toFixed(3)),
    ...[summary.sampleRatioAlarms, summary.pastAlarms].map((share) => share.toFixed(4)),
    world.people ? '–' : powerOf(world),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function powerOf(world: HoldoutWorld): string {
  const lift = plannedLift(world);
  const planned = runHoldouts({ ...world, lift }, runs);
  return `${planned.found.toFixed(3)} at ${(100 * lift).toFixed(1)} %`;
}

function percent(share: number): string {
  const text = (100 * share).toFixed(1);
  return share < 0 ? text.replace('-', '−') : `+${text}`;
}
