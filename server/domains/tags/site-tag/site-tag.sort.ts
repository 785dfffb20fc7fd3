import { describedSort } from '#server/core/graphql/described-sort.js';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of site tags, over the table's alias `t`. */
export const { order: SITE_TAG_ORDER, values: SiteTagSortEnum } = describedSort(
  'SiteTagSort',
  'The order of a list of site tags; rows that are equal in it are ordered by id.',
  {
    DESCRIPTION: [nameOrder('t.tag_description'), 'The description, without case.'],
    MAIN: ['t.main_site_tag', 'The main one last.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type SiteTagSort = keyof typeof SITE_TAG_ORDER;
