import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import type { Option } from '#client/components/form/option';
import { CampaignOptionsDocument } from '#client/graphql/generated';
import { useContent } from './content';
import { useOptions } from './use-options';

/** The client's campaigns to choose from. */
export function useCampaignOptions(chosen: Option | null) {
  const { client: customer } = useContent();
  const find = useCallback(
    async (client: ApolloClient, search: string) => {
      const { data } = await client.query({
        query: CampaignOptionsDocument,
        variables: { customerId: customer.id, search },
        fetchPolicy: 'network-only',
      });
      return (data?.campaigns.nodes ?? []).map(({ id, campaignName }) => ({
        value: String(id),
        label: campaignName,
      }));
    },
    [customer.id],
  );

  return useOptions('campaigns', find, chosen);
}
