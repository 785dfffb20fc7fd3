import { Field, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { SharedLink } from './shared-link.entity.js';

@ObjectType({ description: 'A new link, with its address.' })
export class NewSharedLink {
  @Field(() => SharedLink, { description: 'The link.' })
  link!: SharedLink;

  @Text('The address to pass on; it is not shown a second time.')
  url!: string;
}
