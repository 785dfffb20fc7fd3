import { Box } from '@chakra-ui/react';
import { PageTabs } from '../../components/page-tabs';
import { PanelNotice } from '../../components/panel-notice';
import { useTabAddress } from '../../components/use-tab-address';
import { BookingsTab } from './bookings/bookings-tab';
import { CampaignsTab } from './campaigns/campaigns-tab';
import { ContentContext, type ContentClient } from './content';
import { ContentSkeleton } from './content-skeleton';
import { CreativesTab } from './creatives/creatives-tab';
import { ImpressionTagsTab } from './impression-tags/impression-tags-tab';
import { SiteTagsTab } from './site-tags/site-tags-tab';
import { useCustomerContent } from './use-customer-content';

const TABS = [
  { id: 'campaigns', label: 'Campaigns', Content: CampaignsTab },
  { id: 'bookings', label: 'Bookings', Content: BookingsTab },
  { id: 'creatives', label: 'Creatives', Content: CreativesTab },
  { id: 'impression-tags', label: 'Impression Tags', Content: ImpressionTagsTab },
  { id: 'site-tags', label: 'Site Tags', Content: SiteTagsTab },
] as const;

const TAB_IDS = TABS.map(({ id }) => id);
const FAILURE = 'Unable to retrieve data. Please try again.';

export function ClientContent({ client }: { client: ContentClient }) {
  const { content, hasFailed, retry } = useCustomerContent(client);
  const { shown, show } = useTabAddress(TAB_IDS, 'campaigns');
  const { Content } = TABS.find(({ id }) => id === shown) ?? TABS[0];
  if (!content && !hasFailed) return <ContentSkeleton />;
  return (
    <PageTabs label={`Content of ${client.displayName}`} tabs={TABS} shown={shown} onShow={show}>
      {content ? (
        <ContentContext value={content}>
          <Content />
        </ContentContext>
      ) : (
        <Box layerStyle="panel" py="12">
          <PanelNotice kind="failed" text={FAILURE} onAct={retry} />
        </Box>
      )}
    </PageTabs>
  );
}
