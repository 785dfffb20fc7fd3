import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Where the background pictures of maps come from: a setting of the installation.',
})
export class MapTileSource {
  @Field(() => String, {
    description: 'An address with {z}, {x} and {y} in it. It is fetched without any sign-in.',
  })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The attribution that the map shows; null for none.',
  })
  attribution!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the attribution leads; null when nowhere.',
  })
  attributionUrl!: string | null;
}
