import { registerEnumType } from 'type-graphql';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of site tags, over the table's alias `t`. */
export const SITE_TAG_ORDER = {
  DESCRIPTION: nameOrder('t.tag_description'),
  MAIN: 't.main_site_tag',
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type SiteTagSort = keyof typeof SITE_TAG_ORDER;
export const SiteTagSortEnum: Record<SiteTagSort, SiteTagSort> = {
  DESCRIPTION: 'DESCRIPTION',
  MAIN: 'MAIN',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(SiteTagSortEnum, {
  name: 'SiteTagSort',
  description: 'The order of a list of site tags; rows that are equal in it are ordered by id.',
  valuesConfig: {
    DESCRIPTION: { description: 'The description, without case.' },
    MAIN: { description: 'The main one last.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
