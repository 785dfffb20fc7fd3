import type { Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { IDENTITY } from '#server/core/orm/foreign-key.js';
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
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @ManyToOne(() => SsoConnection, { fieldName: 'connection_id', deleteRule: 'cascade' })
  connection!: Rel<SsoConnection>;

  /** In lower case. */
  @Property({ type: 'text' })
  domain!: string;

  @Property({ type: 'text' })
  token!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  verifiedAt: Date | null = null;
}
