import type { Opt } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp, Version } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { OwnedView } from '#server/reports/view/owned-view.entity.js';

/**
 * A named view of the dashboard, owned by one person. Its address contains client, range and
 * filters, like the page's URL.
 */
@ObjectType({
  implements: Node,
  description:
    'A view of the dashboard under a name, owned by one person, who may share it with colleagues.',
})
@Entity({ tableName: 'saved_view' })
@Index({ name: 'saved_view_user_index', properties: ['userId', 'customerId'] })
export class SavedView extends OwnedView {
  @Identity('The number of the saved view.')
  id!: number;

  @Text('Its name, chosen by its owner.')
  @Property({ type: 'text' })
  name!: string;

  @Text('The parameters of its address on the dashboard: `client=1&range=last-week&region=2.4-9`.')
  @Property({ type: 'text' })
  address!: string;

  @Timestamp('When it was saved first.')
  createdAt!: Date;

  @NullableTimestamp('Since when colleagues of its owner may open it; null while it is private.')
  sharedAt: Date | null = null;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  @Version('Send it along with an update: one that was made from an older version is a CONFLICT.')
  version!: Opt<number>;
}
