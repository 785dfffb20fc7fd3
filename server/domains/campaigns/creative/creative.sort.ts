import { describedSort } from '#server/core/graphql/described-sort.js';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of creatives, over the table's alias `t`. */
export const { order: CREATIVE_ORDER, values: CreativeSortEnum } = describedSort(
  'CreativeSort',
  'The order of a list of creatives; rows that are equal in it are ordered by id.',
  {
    DESCRIPTION: [nameOrder('t.description'), 'The description, without case.'],
    TYPE: ['t.creative_type', 'Video, then image.'],
    FORMAT: [nameOrder('t.creative_format'), 'The format, without case.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type CreativeSort = keyof typeof CREATIVE_ORDER;
