import type { DashboardReader } from '#server/analytics/dashboard.service.js';
import { readEffectRows } from '#server/analytics/effect/effect-rows.js';
import {
  EffectDimension,
  type Effect,
  type EffectRow,
} from '#server/analytics/effect/effect.types.js';
import { readEffect } from '#server/analytics/effect/read-effect.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';

/** An effect with its parts in every dimension. */
export interface ExportedEffect {
  effect: Effect;
  parts: readonly { dimension: EffectDimension; rows: readonly EffectRow[] }[];
}

/** Returns what the ads of a dashboard caused, for its files. */
export async function exportEffect(
  ctx: DashboardReader,
  figures: DashboardFigures,
): Promise<ExportedEffect> {
  const effect = await readEffect(ctx, figures);
  const parts: { dimension: EffectDimension; rows: EffectRow[] }[] = [];

  for (const dimension of Object.values(EffectDimension)) {
    parts.push({ dimension, rows: await readEffectRows(ctx, effect, dimension) });
  }

  return { effect, parts };
}
