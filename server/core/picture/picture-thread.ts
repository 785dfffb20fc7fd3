import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { move } from 'piscina';
import { drawTrend, TREND_SIZE } from './draw-trend.js';
import type { TrendPicture } from './trend-picture.js';

const require = createRequire(import.meta.url);

/** Points of the picture for one of the drawing, for sharp screens. */
const SHARPNESS = 3;

const started = fs
  .readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  .then((wasm) => initWasm(wasm));

/** The entry point of the thread that draws pictures. */
export default async function writePicture(trend: TrendPicture): Promise<unknown> {
  await started;

  const fitTo = { mode: 'width', value: TREND_SIZE.width * SHARPNESS } as const;
  const drawing = new Resvg(drawTrend(trend), { fitTo });
  const picture = drawing.render();
  const png = new Uint8Array(picture.asPng());
  picture.free();
  drawing.free();

  return move(png);
}
