import { REGION_WORLDS } from '#server/measurement/testing/draw-regions.js';
import { runRegions } from '#server/measurement/testing/run-regions.js';

/*
 * `npm run simulate:regions [runs] [world …]`: plans region experiments by a drawn past, takes the
 * first split, and prints how often it claims an effect where there is none, and what it finds of
 * the smallest effect that the plan names.
 */
const [runsText = '100', ...names] = process.argv.slice(2);
const runs = Number(runsText);

console.log(`${runs} runs\n`);
console.log(
  '| world | planned | held out | smallest effect | false claims | coverage | power at it | bias |',
);
console.log('|---|---|---|---|---|---|---|---|');

for (const world of REGION_WORLDS) {
  if (names.length > 0 && !names.includes(world.name)) continue;
  const summary = runRegions(world, runs);
  const cells = [
    `${world.name}: ${world.title}`,
    summary.planned.toFixed(3),
    ...[summary.deliveryShare, summary.smallestShare].map(percent),
    ...[summary.falseClaims, summary.coverage, summary.power].map((share) => share.toFixed(3)),
    `${percent(summary.bias)} ± ${(100 * summary.biasError).toFixed(1)}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.replace('-', '−');
}
