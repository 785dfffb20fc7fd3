import { Field, ObjectType } from 'type-graphql';
import { SharedLink } from './shared-link.entity.js';

@ObjectType({ description: 'A new link, with its address.' })
export class NewSharedLink {
  @Field(() => SharedLink, { description: 'The link.' })
  link!: SharedLink;

  @Field(() => String, { description: 'The address to pass on; it is not shown a second time.' })
  url!: string;
}
