import { Field, ObjectType } from 'type-graphql';
import { NewApiKey } from '#server/domains/people/api-key/api-key.type.js';
import { Sandbox } from './sandbox.entity.js';

@ObjectType({ description: 'The sandbox of the organisation, with its first key.' })
export class CreatedSandbox {
  @Field(() => Sandbox, { description: 'The sandbox.' })
  sandbox!: Sandbox;

  @Field(() => NewApiKey, {
    nullable: true,
    description:
      'A key of the sandbox with the scopes read, campaigns:write and events:write. Null when the organisation had a sandbox already.',
  })
  key!: NewApiKey | null;
}
