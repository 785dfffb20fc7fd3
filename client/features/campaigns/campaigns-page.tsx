import { ClientContent } from './records/client-content';
import { ContentPage } from './records/content-page';

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
