import { Field, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Connection } from '#server/core/graphql/page.js';
import { ConnectionCode } from './connection-code.entity.js';

@ObjectType({ description: 'A connection code that was just made, with its text.' })
export class NewConnectionCode {
  @Text('The text to hand over. Readable this once: only its hash is kept.')
  code!: string;

  @Field(() => ConnectionCode, { description: 'The facts that replace those known before.' })
  connectionCode!: ConnectionCode;
}

export const ConnectionCodeConnection = Connection(ConnectionCode);
