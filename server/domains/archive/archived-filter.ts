import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { RecordPageArgs } from '#server/core/graphql/page.js';
import type { RowCondition } from '#server/core/orm/find-row.js';

const CONDITIONS = {
  EXCLUDE: (archivedAt: string) => [{ sql: `${archivedAt} is null`, params: [] }],
  INCLUDE: () => [],
  ONLY: (archivedAt: string) => [{ sql: `${archivedAt} is not null`, params: [] }],
} as const satisfies Record<string, (archivedAt: string) => RowCondition[]>;

export type ArchivedFilter = keyof typeof CONDITIONS;

export const ArchivedFilterEnum: Record<ArchivedFilter, ArchivedFilter> = {
  EXCLUDE: 'EXCLUDE',
  INCLUDE: 'INCLUDE',
  ONLY: 'ONLY',
};
registerEnumType(ArchivedFilterEnum, {
  name: 'ArchivedFilter',
  description: 'What a list does with archived records.',
  valuesConfig: {
    EXCLUDE: { description: 'It leaves them out.' },
    INCLUDE: { description: 'It has them among the others.' },
    ONLY: { description: 'It has nothing else.' },
  },
});

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
