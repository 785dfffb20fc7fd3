import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { describeFailure } from '#client/graphql/links/failure';

interface QueryPlaceholderProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of an answer that is on its way, or that failed. */
export function QueryPlaceholder({ error, onRetry }: QueryPlaceholderProps) {
  if (!error) return <PanelSkeleton shape="lines" />;
  return <PanelNotice kind="failed" text={describeFailure(error).message} onAct={onRetry} />;
}
