import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';

@ObjectType({
  description: 'Where the background pictures of maps come from: a setting of the installation.',
})
export class MapTileSource {
  @Text('An address with {z}, {x} and {y} in it. It is fetched without any sign-in.')
  url!: string;

  @Text.nullable('The attribution that the map shows; null for none.')
  attribution!: string | null;

  @Text.nullable('Where the attribution leads; null when nowhere.')
  attributionUrl!: string | null;
}
