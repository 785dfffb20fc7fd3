import type { ServiceContext } from '#server/access/identity/context.js';
import { findOrganisationNames } from '#server/access/visibility/organisation.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

type Kind = Parameters<typeof findOrganisationNames>[1];

/**
 * Loads only the name of an organisation. For records the caller may see; checks nothing itself.
 */
function nameOf(kind: Kind): (ctx: ServiceContext, id: number) => Promise<string> {
  const load = batchLoader((ctx: ServiceContext, ids: number[]) =>
    findOrganisationNames(ctx.em, kind, ids),
  );
  return async (ctx, id) => (await load(ctx, id)) ?? '';
}

export const customerName = nameOf('CUSTOMER');
export const agencyName = nameOf('AGENCY');
export const broadcasterName = nameOf('BROADCASTER');
export const adtechName = nameOf('ADTECH');
