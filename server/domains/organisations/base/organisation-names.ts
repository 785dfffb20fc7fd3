import type { ServiceContext } from '#server/access/identity/context.js';
import { findOrganisationNames } from '#server/access/visibility/organisation.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

type Kind = Parameters<typeof findOrganisationNames>[1];

/**
 * Loads only the name of an organisation. For records the caller may see; checks nothing itself.
 */
function createNameLoader(kind: Kind): (ctx: ServiceContext, id: number) => Promise<string> {
  const load = batchLoader((ctx: ServiceContext, ids: number[]) =>
    findOrganisationNames(ctx.em, kind, ids),
  );
  return async (ctx, id) => (await load(ctx, id)) ?? '';
}

export const customerName = createNameLoader('CUSTOMER');
export const agencyName = createNameLoader('AGENCY');
export const broadcasterName = createNameLoader('BROADCASTER');
export const adtechName = createNameLoader('ADTECH');
