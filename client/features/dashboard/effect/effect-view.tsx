import { Button, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { Panel } from '#client/components/panel/panel';
import { usePanelAnchor } from '#client/features/dashboard/panels/use-panel-anchor';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { useRequestedView } from '#client/features/dashboard/view/requested-view';
import { formatDate } from '#client/formatting/dates';
import { describeFailure } from '#client/graphql/links/failure';
import { planPath } from '#client/records/content/content-path';
import { useMayPlan } from '#client/session/use-may-plan';
import { EffectAnswer } from './effect-answer';
import { EffectEvidencePanel } from './effect-evidence-panel';
import type { Effect } from './effect-figures';
import { EffectRowsPanel } from './effect-rows-panel';
import { useEffectFigures } from './use-effect-figures';

const HELP =
  'People who watch also browse, so some visits after an ad would have come anyway. This view shows how many the ads caused. Only impressions that are at least seven days old count: all their visits have come.';

function Foot({ effect }: { effect: Effect }) {
  const { startDate, endDate, countedAt, hasNewerEvents } = effect;
  if (startDate === null || countedAt === null) return null;

  return (
    <>
      Impressions from {formatDate(startDate)} to {formatDate(endDate)}, with all their visits.
      Counted <RelativeTime at={countedAt} />.
      {hasNewerEvents && ' Events came since; the next count includes them.'}
    </>
  );
}

/** Shows how many of the credited visits the ads caused. */
export function EffectView({ view }: { view: DashboardView }) {
  const { effect, error, isRefreshing, retry } = useEffectFigures(useRequestedView());
  const mayPlan = useMayPlan();
  usePanelAnchor(effect !== null);
  const isCovered = effect !== null && effect.startDate !== null && error === undefined;

  return (
    <Stack gap="4">
      <Panel
        id="caused-visits"
        title={PANEL_TITLES['caused-visits']}
        help={HELP}
        state={error !== undefined ? 'failed' : effect ? 'ready' : 'loading'}
        failure={error === undefined ? undefined : describeFailure(error).message}
        onRetry={retry}
        skeleton="answer"
        actions={
          view.client &&
          mayPlan && (
            <Button size="xs" variant="outline" asChild>
              <Link to={planPath(view.client.id)}>Plan a holdout</Link>
            </Button>
          )
        }
        bodyHeight={{ least: 220 }}
        isRefreshing={isRefreshing}
        foot={effect && isCovered && <Foot effect={effect} />}
      >
        {effect && view.client && <EffectAnswer effect={effect} currency={view.client.currency} />}
      </Panel>
      {(isCovered || effect === null) && <EffectRowsPanel />}
      {isCovered && <EffectEvidencePanel effect={effect} />}
    </Stack>
  );
}
