import { describedSort } from '#server/core/graphql/described-sort.js';
import { nameOrder } from '#server/core/orm/name-order.js';

/** The sort keys of a list of campaigns, over the table's alias `t`. */
export const { order: CAMPAIGN_ORDER, values: CampaignSortEnum } = describedSort(
  'CampaignSort',
  'The order of a list of campaigns; rows that are equal in it are ordered by id.',
  {
    NAME: [nameOrder('t.campaign_name'), 'The name, without case.'],
    START_DATE: ['t.start_date', 'The first day.'],
    END_DATE: ['t.end_date', 'The last day.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type CampaignSort = keyof typeof CAMPAIGN_ORDER;
