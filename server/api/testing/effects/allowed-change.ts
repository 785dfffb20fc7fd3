import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { World } from '#server/api/testing/world/world.js';
import type { About } from './tenant-watch.js';

/** Makes and commits the records that a change needs. */
export interface Stage {
  world: World;
  /** The context of the caller, or of another one by name. */
  ctxOf: (name?: string) => ServiceContext;
  em: () => EntityManager;
}

export interface AllowedCall {
  args: Record<string, unknown>;
  /** The record on which a super admin, or somebody with a link from a mail, acts. */
  about?: About;
}

/** A call that succeeds. */
export interface AllowedChange {
  /** The callers to try it as, by name. */
  by: readonly string[];
  prepare: (stage: Stage) => Promise<AllowedCall>;
}

export type AllowedChanges = Readonly<Record<string, AllowedChange>>;

const PARTNERS = ['AGENCY', 'BROADCASTER', 'ADTECH'].map((kind) => `ROLE_${kind}_ADMIN`);
const ADMINS = ['ROLE_CUSTOMER_ADMIN', ...PARTNERS];

const triedBy =
  (by: readonly string[]) =>
  (prepare: AllowedChange['prepare']): AllowedChange => ({ by, prepare });

/** An admin of every kind of organisation. */
export const byAdmins = triedBy(ADMINS);
export const byAdminsAndSuperAdmin = triedBy([...ADMINS, 'ROLE_ADMIN']);
/** All that may work for a client. */
export const bySellersAndAgencies = triedBy(PARTNERS);
export const bySuperAdmin = triedBy(['ROLE_ADMIN']);
/** Nobody signs in: a token says who it is. */
export const byAnybody = triedBy(['nobody']);

/** The role whose records change when nobody is signed in. */
export const SOMEBODY = 'ROLE_AGENCY_ADMIN';
