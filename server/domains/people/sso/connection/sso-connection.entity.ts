import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import {
  ORGANISATION_TYPES,
  type OrganisationType,
} from '#server/access/visibility/visibility-sql.js';
import { UPDATED_AT } from '#server/core/orm/updated-at.js';

/** The OpenID Connect provider at which the people of one organisation sign in. */
@Entity({ tableName: 'sso_connection' })
@Unique({ name: 'sso_connection_organisation_unique', properties: ['entityType', 'entityId'] })
export class SsoConnection {
  @Identity()
  id!: number;

  @Enum({ items: () => [...ORGANISATION_TYPES] })
  entityType!: OrganisationType;

  @Property({ type: 'integer' })
  entityId!: number;

  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  clientId!: string;

  /** Sealed with the product's key. */
  @Property({ type: 'text', hidden: true })
  sealedClientSecret!: string;

  /** True where a person becomes an admin of the organisation at the first sign-in. */
  @Property({ type: 'boolean' })
  defaultAdmin!: boolean;

  @Property({ type: 'boolean' })
  enabled!: boolean;

  /** Passwords are refused while the connection is enabled. */
  @Property({ type: 'boolean' })
  onlySso!: boolean;

  /** Whether an address counts only where the provider says that it is verified. */
  @Property({ type: 'boolean', default: false })
  requireVerifiedEmail: Opt<boolean> = false;

  @NullableTimestamp()
  lastSignInAt: Date | null = null;

  /** The first sign-in of an admin at this issuer with this client id. */
  @NullableTimestamp()
  adminSignedInAt: Date | null = null;

  @Timestamp()
  createdAt!: Date;

  @Property({ ...UPDATED_AT })
  updatedAt!: Opt<Date>;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
