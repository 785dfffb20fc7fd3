import type { Option } from '#client/components/form/option';
import { CampaignOptionsDocument, type CampaignOptionsQuery } from '#client/graphql/generated';
import { useOptionSearch } from '#client/graphql/search/use-option-search';
import { useContent } from './content';

export type CampaignOption = CampaignOptionsQuery['campaigns']['nodes'][number];

/**
 * The client's campaigns to choose from: `known` is the record's own. `onFound` gets the details of
 * each campaign that is offered.
 */
export function useCampaignOptions(
  known: Option | null,
  chosen: string | null,
  onFound?: (campaigns: readonly CampaignOption[]) => void,
) {
  const { client: customer } = useContent();

  return useOptionSearch({
    source: `campaigns of ${customer.id}`,
    find: async (ask, search) => {
      const { campaigns } = await ask(CampaignOptionsDocument, { customerId: customer.id, search });
      onFound?.(campaigns.nodes);
      return campaigns.nodes.map(({ id, campaignName }) => ({
        value: String(id),
        label: campaignName,
      }));
    },
    known: known ? [known] : [],
    chosen: [known?.value ?? null, chosen],
  });
}
