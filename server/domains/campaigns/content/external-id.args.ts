import { ArgsType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { equals, type RowCondition } from '#server/core/orm/find-row.js';
import { ArchivablePageArgs } from '#server/domains/archive/archived-filter.js';

@ArgsType()
export class ContentPageArgs extends ArchivablePageArgs {
  @Text.nullable('Only those with exactly this external id.')
  externalId?: string | null;
}

/** Records with the external id that a list asks for, which is stored without outer blanks. */
export const hasExternalId = ({ externalId }: ContentPageArgs): RowCondition[] =>
  equals('t.external_id', externalId?.trim());
