import { Box } from '@chakra-ui/react';
import { PageTabs } from '#client/components/page/page-tabs';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { useTabParam } from '#client/components/table/use-tab-param';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { ContentPage } from './content/content-page';
import { BookingsTab } from './bookings/bookings-tab';
import { CampaignsTab } from './campaigns/campaign';
import { ContentContext, type ContentClient } from './content/content';
import { LIST_UNAVAILABLE } from './content/content-texts';
import { CreativesTab } from './creatives/creative';
import { ImpressionTagsTab } from './impression-tags/impression-tags-tab';
import { SiteTagsTab } from './site-tags/site-tag';
import { useCustomerContent } from './content/use-customer-content';

const TABS = [
  { id: 'campaigns', label: 'Campaigns', Content: CampaignsTab },
  { id: 'bookings', label: 'Bookings', Content: BookingsTab },
  { id: 'creatives', label: 'Creatives', Content: CreativesTab },
  { id: 'impression-tags', label: 'Impression Tags', Content: ImpressionTagsTab },
  { id: 'site-tags', label: 'Site Tags', Content: SiteTagsTab },
] as const;

const TAB_IDS = TABS.map(({ id }) => id);

function ClientContent({ client }: { client: ContentClient }) {
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

export const CampaignsPage = () => (
  <ContentPage
    title="Campaigns"
    barLabel="Whose campaigns"
    noClients="You do not see the campaigns of any client yet. Add clients under Admin."
    choose="Select a client to see its campaigns"
  >
    {(client) => <ClientContent client={client} />}
  </ContentPage>
);
