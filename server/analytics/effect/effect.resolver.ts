import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { countedEffectSentences } from '#schema/effect.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Dashboard } from '#server/analytics/dashboard.types.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { readEffectRows } from './effect-rows.js';
import { Effect, EffectDimension, EffectRow } from './effect.types.js';
import { readEffect } from './read-effect.js';

/** The other days are a second reading. */
const EFFECT_COST = 5_000;
const ROWS_COST = 1_000;

@Resolver(() => Dashboard)
export class DashboardEffectResolver {
  @FieldResolver(() => Effect, {
    description:
      'How many of the credited visits the ads caused, of the days of the range that are counted.',
    complexity: ({ childComplexity }) => childComplexity + EFFECT_COST,
  })
  effect(@Ctx() ctx: ServiceContext, @Root() figures: DashboardFigures): Promise<Effect> {
    return readEffect(ctx, figures);
  }
}

@Resolver(() => Effect)
export class EffectResolver {
  @FieldResolver(() => [String], {
    description:
      'The effect in words, the answer first; the last sentence says when events came after the count.',
  })
  sentences(@Root() effect: Effect): string[] {
    return countedEffectSentences(effect);
  }

  @FieldResolver(() => [EffectRow], {
    description:
      'The parts of the ads, most credited visits first; dayparts and views in their order. Their estimates add up to the whole. Empty where nothing is covered.',
    complexity: ({ childComplexity }) => childComplexity + ROWS_COST,
  })
  rows(
    @Ctx() ctx: ServiceContext,
    @Root() effect: Effect,
    @Arg('dimension', () => EffectDimension, { description: 'The dimension of the rows.' })
    dimension: EffectDimension,
  ): Promise<EffectRow[]> {
    return readEffectRows(ctx, effect, dimension);
  }
}
