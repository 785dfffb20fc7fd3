import { Box } from '@chakra-ui/react';
import { PageTabs } from '#client/components/page/page-tabs';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { useTabParam } from '#client/components/table/use-tab-param';
import { BookingsTab } from '#client/features/campaigns/bookings/bookings-tab';
import { CampaignsTab } from '#client/features/campaigns/campaigns/campaign';
import { ContentContext, type ContentClient } from './content';
import { LIST_UNAVAILABLE } from './content-texts';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { CreativesTab } from '#client/features/campaigns/creatives/creative';
import { ImpressionTagsTab } from '#client/features/campaigns/impression-tags/impression-tags-tab';
import { SiteTagsTab } from '#client/features/campaigns/site-tags/site-tag';
import { useCustomerContent } from './use-customer-content';

const TABS = [
  { id: 'campaigns', label: 'Campaigns', Content: CampaignsTab },
  { id: 'bookings', label: 'Bookings', Content: BookingsTab },
  { id: 'creatives', label: 'Creatives', Content: CreativesTab },
  { id: 'impression-tags', label: 'Impression Tags', Content: ImpressionTagsTab },
  { id: 'site-tags', label: 'Site Tags', Content: SiteTagsTab },
] as const;

const TAB_IDS = TABS.map(({ id }) => id);

export function ClientContent({ client }: { client: ContentClient }) {
  const { content, hasFailed, retry } = useCustomerContent(client);
  const { shown, show } = useTabParam(TAB_IDS, 'campaigns');
  const { Content } = TABS.find(({ id }) => id === shown) ?? TABS[0];
  if (!content && !hasFailed) return <TabsSkeleton />;

  return (
    <PageTabs label={`Content of ${client.displayName}`} tabs={TABS} shown={shown} onShow={show}>
      {content ? (
        <ContentContext value={content}>
          <Content />
        </ContentContext>
      ) : (
        <Box layerStyle="panel" py="12">
          <PanelNotice kind="failed" text={LIST_UNAVAILABLE} onAct={retry} />
        </Box>
      )}
    </PageTabs>
  );
}
