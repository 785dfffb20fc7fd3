import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Identity, Timestamp } from '#server/core/orm/columns.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

/** The identity of a user at the provider, from the first sign-in there. */
@Entity({ tableName: 'sso_identity' })
@Unique({ name: 'sso_identity_subject_unique', properties: ['connection', 'issuer', 'subject'] })
export class SsoIdentity {
  @Identity()
  id!: number;

  @ManyToOne(() => SsoConnection, { fieldName: 'connection_id', deleteRule: 'cascade' })
  connection!: Rel<SsoConnection>;

  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  @ManyToOne(() => User, { fieldName: 'user_id', unique: true })
  user!: Rel<User>;

  @Timestamp()
  createdAt!: Date;
}
