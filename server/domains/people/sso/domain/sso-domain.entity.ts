import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

export const CHECK_EVERY_MS = 7 * 24 * 3_600_000;
/** The domain is no longer verified after so many misses in a row. */
export const MAX_MISSES = 3;

/** A mail domain that an organisation claims. It counts once a DNS record proves the claim. */
@Entity({ tableName: 'sso_domain' })
@Unique({ name: 'sso_domain_claim_unique', properties: ['connection', 'domain'] })
@Index({
  name: 'sso_domain_verified_unique',
  expression:
    'create unique index "sso_domain_verified_unique" on "sso_domain" ("domain") where "verified_at" is not null',
})
export class SsoDomain {
  @Identity()
  id!: number;

  @ManyToOne(() => SsoConnection, { fieldName: 'connection_id', deleteRule: 'cascade' })
  connection!: Rel<SsoConnection>;

  /** Stored in lower case. */
  @Property({ type: 'text' })
  domain!: string;

  @Property({ type: 'text' })
  token!: string;

  @Timestamp()
  createdAt!: Date;

  @NullableTimestamp()
  verifiedAt: Date | null = null;

  /** The instant when DNS last answered. */
  @NullableTimestamp()
  checkedAt: Date | null = null;

  /** The number of answers in a row that had no such record. */
  @Property({ type: 'integer', default: 0 })
  misses: Opt<number> = 0;

  /** The next check of a verified domain; see check-domains.ts. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  nextCheckAt!: Opt<Date>;

  /** The attempts since DNS last answered. */
  @Property({ type: 'integer', default: 0 })
  checkAttempts: Opt<number> = 0;
}

/**
 * The instant when a verified domain no longer counts unless its record is found before; null while
 * it is there.
 */
export function endOf({ verifiedAt, misses, nextCheckAt }: SsoDomain): Date | null {
  if (verifiedAt === null || misses === 0) return null;
  return new Date(nextCheckAt.getTime() + (MAX_MISSES - misses - 1) * CHECK_EVERY_MS);
}
