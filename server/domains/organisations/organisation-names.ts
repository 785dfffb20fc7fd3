import type { ServiceContext } from '../../access/context.js';
import { batched } from '../../core/batch.js';
import { AdTech } from './ad-tech.entity.js';
import { Broadcaster } from './broadcaster.entity.js';

const loadBroadcasterName = batched(async (ctx: ServiceContext, ids: number[]) => {
  const broadcasters = await ctx.em.find(Broadcaster, { id: { $in: ids } });
  return new Map(broadcasters.map((broadcaster) => [broadcaster.id, broadcaster.broadcasterName]));
});

const loadAdTechName = batched(async (ctx: ServiceContext, ids: number[]) => {
  const adtechs = await ctx.em.find(AdTech, { id: { $in: ids } });
  return new Map(adtechs.map((adtech) => [adtech.id, adtech.adtechName]));
});

/** Names for labels: no more than the name of an organisation that a record in sight points to. */
export const broadcasterName = async (ctx: ServiceContext, id: number): Promise<string> =>
  (await loadBroadcasterName(ctx, id)) ?? '';

export const adtechName = async (ctx: ServiceContext, id: number): Promise<string> =>
  (await loadAdTechName(ctx, id)) ?? '';
