import { ArgsType } from 'type-graphql';
import { Instant, Integer } from '#server/core/graphql/described-fields.js';

@ArgsType()
export class LedgerArgs {
  @Instant.nullable('The first moment; 24 hours before the last when left out.')
  from?: Date | null;

  @Instant.nullable('The first moment that is not in it any more; now when left out.')
  until?: Date | null;

  @Integer.nullable('Only the tags of this customer.')
  customerId?: number | null;
}
