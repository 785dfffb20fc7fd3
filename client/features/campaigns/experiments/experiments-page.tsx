import { Box } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PLAN_PARAM } from '#client/records/content/content-path';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { RecordTab } from '#client/records/record-tab';
import { ContentContext, type ContentClient } from '#client/features/campaigns/content/content';
import { ContentPage } from '#client/features/campaigns/content/content-page';
import { ListSkeleton } from '#client/components/page/tabs-skeleton';
import { LIST_UNAVAILABLE } from '#client/features/campaigns/content/content-texts';
import { useFormContent } from '#client/features/campaigns/content/use-customer-content';
import { useMayPlan } from '#client/session/use-may-plan';
import { EXPERIMENT } from './experiment';

const READ_ONLY = { ...EXPERIMENT, texts: { ...EXPERIMENT.texts, add: undefined } };

/** A link may open the form of a new experiment. */
function usePlanning() {
  const [params, setParams] = useSearchParams();
  const endPlanning = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PLAN_PARAM);
        return next;
      },
      { replace: true },
    );
  return { isPlanning: params.has(PLAN_PARAM), endPlanning };
}

function ClientExperiments({ client }: { client: ContentClient }) {
  const { content, hasFailed, retry } = useFormContent(client);
  const mayPlan = useMayPlan();
  const { isPlanning, endPlanning } = usePlanning();

  if (content) {
    return (
      <ContentContext value={content}>
        <RecordTab
          kind={mayPlan ? EXPERIMENT : READ_ONLY}
          isAdding={mayPlan && isPlanning}
          onAdded={endPlanning}
        />
      </ContentContext>
    );
  }
  if (!hasFailed) return <ListSkeleton />;
  return (
    <Box layerStyle="panel" py="12">
      <PanelNotice kind="failed" text={LIST_UNAVAILABLE} onAct={retry} />
    </Box>
  );
}

/** The household holdouts of a client. */
export const ExperimentsPage = () => (
  <ContentPage
    title="Experiments"
    barLabel="Whose experiments"
    noClients="You do not see the experiments of any client yet. Add clients under Admin."
    choose="Select a client to see its experiments"
  >
    {(client) => <ClientExperiments client={client} />}
  </ContentPage>
);
