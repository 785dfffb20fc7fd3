import type { Option } from '#client/components/form/option';
import { CampaignOptionsDocument } from '#client/graphql/generated';
import { useOptionSearch } from '#client/graphql/search/use-option-search';
import { useContent } from './content';

/** The client's campaigns to choose from: `known` is the record's own. */
export function useCampaignOptions(known: Option | null, chosen: string | null) {
  const { client: customer } = useContent();

  return useOptionSearch({
    source: `campaigns of ${customer.id}`,
    find: async (ask, search) => {
      const { campaigns } = await ask(CampaignOptionsDocument, { customerId: customer.id, search });
      return campaigns.nodes.map(({ id, campaignName }) => ({
        value: String(id),
        label: campaignName,
      }));
    },
    known: known ? [known] : [],
    chosen: [known?.value ?? null, chosen],
  });
}
