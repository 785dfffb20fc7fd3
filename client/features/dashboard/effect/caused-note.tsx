import { Box } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { EFFECT_VERDICTS, isNone } from '#schema/effect';
import { TextLink } from '#client/components/inline/text-link';
import { panelUrl } from '#client/features/dashboard/panels/panel-links';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { useRequestedView } from '#client/features/dashboard/view/requested-view';
import type { Effect } from './effect-figures';
import { shareText } from './effect-texts';
import { useEffectFigures } from './use-effect-figures';

function causedText(effect: Effect): string {
  if (effect.startDate === null) return 'not counted yet';
  if (!effect.causedVisits) return EFFECT_VERDICTS.UNDETERMINED.label.toLowerCase();
  return isNone(effect.causedVisits) ? 'none shown' : shareText(effect);
}

/** Shows the share of the visits that the ads caused, as a link to the Effect view. */
export function CausedNote({ view }: { view: DashboardView }) {
  const { search } = useLocation();
  const { effect } = useEffectFigures(useRequestedView());
  const to = panelUrl('caused-visits', view, search);

  return (
    <Box minH="6">
      {effect && to && (
        <TextLink asChild>
          <Link to={to}>Caused by ads: {causedText(effect)}</Link>
        </TextLink>
      )}
    </Box>
  );
}
