import { BigIntType } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { User } from '#server/domains/people/user/user.entity.js';

@ObjectType({
  description:
    'A key that a device, a browser or a password manager keeps and uses after it has checked who holds it (WebAuthn). It signs its owner in without a password.',
})
@Entity({ tableName: 'passkey' })
export class Passkey {
  @Identity('Its number, unique among passkeys.')
  id!: number;

  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id', index: true })
  userId!: number;

  /** Encoded in base64url, as WebAuthn names it. */
  @Property({ type: 'text', unique: true, hidden: true })
  credentialId!: string;

  /** COSE, in base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string;

  /** Grows with each use; 0 for devices that do not count. */
  @Property({ type: new BigIntType('number') })
  counter!: number;

  /** Ways by which a browser reaches it, such as `internal` or `usb`. */
  @Property({ type: 'array', columnType: 'text[]' })
  transports!: string[];

  @Text('Its name, chosen by its owner; at first the browser and system that it was made with.')
  @Property({ type: 'text' })
  name!: string;

  @Timestamp('When it was made.')
  createdAt!: Date;

  @NullableTimestamp('When it last signed its owner in; null when it never did.')
  lastUsedAt: Date | null = null;
}
