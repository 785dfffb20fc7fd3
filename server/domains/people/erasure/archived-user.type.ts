import { ObjectType } from 'type-graphql';
import { Instant, Integer, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'A removed user whose name and address are still stored.' })
export class ArchivedUser {
  @Integer('Its number, unique among users.')
  id!: number;

  @Text('The full name.')
  name!: string;

  @Text('The address they signed in with.')
  email!: string;

  @Instant('When the user was removed.')
  archivedAt!: Date;

  @Instant('When name and address are erased without anybody asking for it.')
  erasedFrom!: Date;
}
