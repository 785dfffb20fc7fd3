import { InputType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';

@InputType({ description: 'A new public link.' })
export class SharedLinkInput {
  @Text.nullable('Its name, for its readers too: 1 to 100 characters.')
  name?: string | null;

  @Text.nullable(
    'The view, as the parameters of its address on the dashboard. A named range moves with the days; layout and comparison are left out.',
  )
  address?: string | null;

  @Integer.nullable('How many days it opens, 1 to 365. Left out: 30.')
  expiresInDays?: number | null;

  @Text.nullable('The password that readers must enter: 8 to 128 characters. Left out: none.')
  password?: string | null;
}
