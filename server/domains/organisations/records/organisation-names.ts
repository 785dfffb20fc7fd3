import type { ServiceContext } from '#server/access/identity/context.js';
import { findOrganisationNames } from '#server/access/visibility/organisation.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

type Kind = Parameters<typeof findOrganisationNames>[1];

/** Names for labels: no more than the name of an organisation that a record in sight points to. */
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
