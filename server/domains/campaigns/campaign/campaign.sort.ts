import { registerEnumType } from 'type-graphql';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of campaigns, over the table's alias `t`. */
export const CAMPAIGN_ORDER = {
  NAME: nameOrder('t.campaign_name'),
  START_DATE: 't.start_date',
  END_DATE: 't.end_date',
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type CampaignSort = keyof typeof CAMPAIGN_ORDER;
export const CampaignSortEnum: Record<CampaignSort, CampaignSort> = {
  NAME: 'NAME',
  START_DATE: 'START_DATE',
  END_DATE: 'END_DATE',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(CampaignSortEnum, {
  name: 'CampaignSort',
  description: 'The order of a list of campaigns; rows that are equal in it are ordered by id.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    START_DATE: { description: 'The first day.' },
    END_DATE: { description: 'The last day.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
