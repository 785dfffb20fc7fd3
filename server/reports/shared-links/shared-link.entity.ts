import type { Opt } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { OwnedView } from '#server/reports/view/owned-view.entity.js';

/**
 * A link to the figures of one view, which its reader opens without an account. The figures are
 * those that its creator may see when it is opened. Rules: docs/sharing.md.
 */
@ObjectType({
  implements: Node,
  description:
    'A public link to the figures of one view of the dashboard. Shared links are one person’s own.',
})
@Entity({ tableName: 'shared_link' })
@Index({ name: 'shared_link_user_index', properties: ['userId', 'customerId'] })
export class SharedLink extends OwnedView {
  @Identity('The number of the link.')
  id!: number;

  @Text('Its name, chosen by its creator; readers see it too.')
  @Property({ type: 'text' })
  name!: string;

  @Text('The view, as the parameters of its address on the dashboard.')
  @Property({ type: 'text' })
  address!: string;

  /** SHA-256 of the token in the link, which is not stored. */
  @Unique({ name: 'shared_link_token_hash_unique' })
  @Property({ type: 'text' })
  tokenHash!: string;

  /** Null without a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Timestamp('When it was created.')
  createdAt!: Date;

  @Timestamp('From then on it does not open.')
  expiresAt!: Date;

  @NullableTimestamp()
  revokedAt: Date | null = null;

  @NullableTimestamp('When its figures were read last; null when nobody has read them.')
  lastOpenedAt: Date | null = null;

  @Integer('How often its figures were read.')
  @Property({ type: 'integer' })
  openings: Opt<number> = 0;
}
