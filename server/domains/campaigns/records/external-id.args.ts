import { ArgsType, Field } from 'type-graphql';
import { ArchivablePageArgs } from '#server/domains/archive/archived-filter.js';

@ArgsType()
export class ContentPageArgs extends ArchivablePageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only those with exactly this external id.',
  })
  externalId?: string | null;
}
