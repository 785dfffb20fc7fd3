import { ArgsType, Field } from 'type-graphql';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { RecordPageArgs } from '#server/core/graphql/page.js';
import type { RowCondition } from '#server/core/orm/find-row.js';

const CONDITIONS = {
  EXCLUDE: (archivedAt: string) => [{ sql: `${archivedAt} is null`, params: [] }],
  INCLUDE: () => [],
  ONLY: (archivedAt: string) => [{ sql: `${archivedAt} is not null`, params: [] }],
} as const satisfies Record<string, (archivedAt: string) => RowCondition[]>;

export type ArchivedFilter = keyof typeof CONDITIONS;

export const ArchivedFilterEnum = describedEnum<ArchivedFilter>(
  'ArchivedFilter',
  'What a list does with archived records.',
  {
    EXCLUDE: 'It leaves them out.',
    INCLUDE: 'It has them among the others.',
    ONLY: 'It has nothing else.',
  },
);

@ArgsType()
export class ArchivablePageArgs extends RecordPageArgs {
  @Field(() => ArchivedFilterEnum, {
    defaultValue: 'EXCLUDE',
    description: 'Whether archived records are left out, included, or listed alone.',
  })
  archived?: ArchivedFilter = 'EXCLUDE';
}

/** The conditions of a list, over its column with the moment of archiving. */
export const archivedSql = (
  filter: ArchivedFilter = 'EXCLUDE',
  archivedAt = 't.archived_at',
): RowCondition[] => CONDITIONS[filter](archivedAt);
