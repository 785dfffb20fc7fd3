import { ClientContent } from './content/client-content';
import { ContentPage } from './content/content-page';

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
