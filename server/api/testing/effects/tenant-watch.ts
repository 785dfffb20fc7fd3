import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { EntityType } from '#server/access/identity/actor.js';
import type { Caller } from '#server/api/testing/world/people-of-the-world.js';
import type { Target, TargetNoun } from '#server/api/testing/world/world-types.js';
import { EXPECTED_EFFECTS } from './expected-effects.js';
import { ownersOf, PLATFORM, type Owner } from './row-owners.js';
import { TableRows } from './table-rows.js';
import {
  listTables,
  logWrittenRows,
  takeCommittedRows,
  takeWrittenRows,
  type Row,
  type WrittenRow,
} from './written-rows.js';

/** The record that a call is about. */
export interface About {
  table: string;
  id: unknown;
}

export interface WatchedCall {
  /** Type and field, such as `Mutation.updateUser`. */
  field: string;
  caller: Caller;
  /** The record on which a super admin, or somebody with a link from a mail, acts. */
  about?: About | undefined;
  args: Record<string, unknown>;
}

/** The tables whose names are not the noun. */
const TABLE_OF: Partial<Record<TargetNoun, string>> = {
  adtechGroup: 'adtech_group',
  alert: 'alert_episode',
  apiKey: 'api_key',
  association: 'relationship',
  associationRequest: 'association_request',
  connectionCode: 'connection_code',
  siteTag: 'site_tag',
  user: 'app_user',
  webhook: 'webhook_endpoint',
  webhookDelivery: 'webhook_delivery',
};

export const aboutTarget = (target: Target | undefined): About | undefined =>
  target && { table: TABLE_OF[target.noun] ?? target.noun, id: target.id };

/**
 * Finds what a change wrote outside of the caller's organisation, whatever its answer says. What
 * other connections commit counts for the change during which it is found.
 */
export class TenantWatch {
  private readonly used = new Set<string>();

  private constructor(
    private readonly pool: Pool,
    private readonly stored: TableRows,
  ) {}

  /** Watches from now on, with the rows that are there. */
  static async start(pool: Pool): Promise<TenantWatch> {
    const stored = new TableRows();
    for (const { name } of await listTables(pool)) {
      const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
      for (const { row } of rows) stored.put(name, row);
    }
    await logWrittenRows(pool);
    return new TenantWatch(pool, stored);
  }

  /** Forgets what was written until now: it is no call's. */
  async pass(): Promise<void> {
    for (const { table, after } of await takeCommittedRows(this.pool))
      if (after) this.stored.put(table, after);
  }

  /**
   * Each foreign row that the call wrote and EXPECTED_EFFECTS gives no reason for. A change is still
   * in its transaction, that of `em`; without one, only what was committed is seen.
   */
  async findForeign(call: WatchedCall, em?: EntityManager): Promise<string[]> {
    const written = await (em ? takeWrittenRows(em, this.pool) : takeCommittedRows(this.pool));
    if (written.length === 0) return [];

    const changed = new TableRows(this.stored);
    for (const { table, before, after } of written) changed.put(table, after ?? before ?? {});
    const reach = this.reachOf(call, written);
    const foreign = written.flatMap((row) => {
      const owners = [
        row.before && ownersOf(row.table, row.before, this.stored),
        row.after && ownersOf(row.table, row.after, changed),
      ].filter((one) => one !== null);
      const isOwn = owners.length > 0 && owners.every((all) => all.some((one) => reach.has(one)));
      return isOwn || this.isExpected(row, call) ? [] : [describe(row, owners.flat())];
    });

    for (const { isCommitted, table, after } of written)
      if (isCommitted && after) this.stored.put(table, after);
    return foreign;
  }

  /** The entries of EXPECTED_EFFECTS that no change needed. */
  listUnused(): string[] {
    return EXPECTED_EFFECTS.flatMap(({ table, kind, by }) =>
      by.map((field) => `${field}: ${kind} ${table}`).filter((entry) => !this.used.has(entry)),
    );
  }

  private isExpected({ table, kind }: WrittenRow, { field }: WatchedCall): boolean {
    const isExpected = EXPECTED_EFFECTS.some(
      (one) => one.table === table && one.kind === kind && one.by.includes(field),
    );
    if (isExpected) this.used.add(`${field}: ${kind} ${table}`);
    return isExpected;
  }

  /** Returns the owners whose rows the caller may write. */
  private reachOf(call: WatchedCall, written: readonly WrittenRow[]): ReadonlySet<Owner> {
    const { actor } = call.caller;
    if (!actor) return new Set(this.ownersOfRecord(call.about));
    if (actor.entityType === 'SYSTEM') return this.reachOfSuperAdmin(call, written);

    const own = `${actor.entityType}:${actor.entityId ?? 0}` as const;
    const clients =
      actor.entityType === 'AGENCY'
        ? this.stored.where('relationship', 'agency_id', actor.entityId)
        : [];
    return new Set<Owner>([
      own,
      ...clients.map((one) => `CLIENT:${Number(one.customer_id)}` as const),
    ]);
  }

  /** Everything is theirs, but a call is about a record, and organisations that it names or makes. */
  private reachOfSuperAdmin(
    { about, args }: WatchedCall,
    written: readonly WrittenRow[],
  ): ReadonlySet<Owner> {
    const made = written.filter(({ kind, table }) => kind === 'INSERT' && table in KIND_OF_TABLE);
    return new Set<Owner>([
      PLATFORM,
      ...this.ownersOfRecord(about),
      ...namedIn(args),
      ...made.flatMap(({ table, after }) => ofOrganisation(KIND_OF_TABLE[table], after?.id)),
    ]);
  }

  private ownersOfRecord(about: About | undefined): Owner[] {
    const row = about && this.stored.find(about.table, about.id);
    return about && row ? ownersOf(about.table, row, this.stored) : [];
  }
}

const KIND_OF_TABLE: Readonly<Record<string, EntityType>> = {
  customer: 'CUSTOMER',
  agency: 'AGENCY',
  broadcaster: 'BROADCASTER',
  adtech: 'ADTECH',
};

const ofOrganisation = (kind: unknown, id: unknown): Owner[] => {
  const owner = `${String(kind).toUpperCase()}:${Number(id)}` as Owner; // A kind that is none reaches nothing.
  return kind === 'CUSTOMER' ? [owner, `CLIENT:${Number(id)}`] : [owner];
};

/** The organisations that the arguments name, however deep. */
function namedIn(args: unknown): Owner[] {
  if (typeof args !== 'object' || args === null) return [];
  const { entityType, entityId, ownerType, ownerId, customerId, agencyId } = args as Record<
    string,
    unknown
  >; // The keys of any object.
  return [
    ...ofOrganisation(entityType, entityId),
    ...ofOrganisation(ownerType, ownerId),
    ...ofOrganisation('CUSTOMER', customerId),
    ...ofOrganisation('AGENCY', agencyId),
    ...Object.values(args).flatMap(namedIn),
  ];
}

function describe({ table, kind, before, after }: WrittenRow, owners: readonly Owner[]): string {
  const row = after ?? before ?? {};
  const fields = Object.keys(row).filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
  const texts = fields.map(
    (field) => `${field} ${JSON.stringify(before?.[field])} -> ${JSON.stringify(after?.[field])}`,
  );
  return `${kind} ${table} ${String(row.id)} of ${[...new Set(owners)].join(', ')}: ${texts.join(', ').slice(0, 600)}`;
}
