import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

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

  /** In lower case. */
  @Property({ type: 'text' })
  domain!: string;

  @Property({ type: 'text' })
  token!: string;

  @Timestamp()
  createdAt!: Date;

  @NullableTimestamp()
  verifiedAt: Date | null = null;
}
