import { Field, ID, ObjectType } from 'type-graphql';
import { Flag, Instant, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: "One of the caller's sign-ins that have not ended." })
export class OwnSession {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Text.nullable('Browser and system; null when they are not known.')
  device!: string | null;

  @Instant('When the password was given.')
  createdAt!: Date;

  @Instant('When it was last renewed, which a page in use does every 15 minutes.')
  lastUsedAt!: Date;

  @Instant('When it ends unless it is renewed.')
  expiresAt!: Date;

  @Flag('Whether the call was made with it.')
  isCurrent!: boolean;
}
