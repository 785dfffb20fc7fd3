import { InputType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@InputType({ description: 'A saved view. Updating: what is left out stays.' })
export class SavedViewInput extends VersionedInput {
  @Text.nullable('Its name: 1 to 100 characters.')
  name?: string | null;

  @Text.nullable(
    'The parameters of its address on the dashboard, with or without the question mark: `client=1&range=last-week&region=2.4-9`. Another client needs another view.',
  )
  address?: string | null;

  @Flag.nullable('Whether colleagues of its owner may open it.')
  isShared?: boolean | null;
}
