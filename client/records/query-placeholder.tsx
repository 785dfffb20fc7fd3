import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { describeFailure } from '#client/graphql/links/failure';

interface QueryPlaceholderProps {
  error: unknown;
  onRetry: () => void;
}

/** Placeholder for an answer that is loading or has failed. */
export function QueryPlaceholder({ error, onRetry }: QueryPlaceholderProps) {
  if (!error) return <PanelSkeleton shape="lines" />;
  return <PanelNotice kind="failed" text={describeFailure(error).message} onAct={onRetry} />;
}
