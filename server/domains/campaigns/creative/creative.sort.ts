import { registerEnumType } from 'type-graphql';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of creatives, over the table's alias `t`. */
export const CREATIVE_ORDER = {
  DESCRIPTION: nameOrder('t.description'),
  TYPE: 't.creative_type',
  FORMAT: nameOrder('t.creative_format'),
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type CreativeSort = keyof typeof CREATIVE_ORDER;
export const CreativeSortEnum: Record<CreativeSort, CreativeSort> = {
  DESCRIPTION: 'DESCRIPTION',
  TYPE: 'TYPE',
  FORMAT: 'FORMAT',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(CreativeSortEnum, {
  name: 'CreativeSort',
  description: 'The order of a list of creatives; rows that are equal in it are ordered by id.',
  valuesConfig: {
    DESCRIPTION: { description: 'The description, without case.' },
    TYPE: { description: 'Video, then image.' },
    FORMAT: { description: 'The format, without case.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
