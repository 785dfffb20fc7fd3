import { describeFailure } from '#client/graphql/links/failure';
import {
  useReportSubscriptionQuery,
  useResubscribeToReportMutation,
  useUnsubscribeFromReportMutation,
} from '#client/graphql/generated-links';

/** The link needs no sign-in; the page shows failures itself. */
const CONTEXT = { anonymous: true, silent: true };

/** The subscription of an unsubscribe link, and the functions that end and restore it. */
export function useSubscription(token: string) {
  const { data, loading, error } = useReportSubscriptionQuery({
    variables: { token },
    context: CONTEXT,
  });
  const [unsubscribe, left] = useUnsubscribeFromReportMutation({ context: CONTEXT });
  const [resubscribe, back] = useResubscribeToReportMutation({ context: CONTEXT });

  const setSubscribed = (isWanted: boolean) => {
    left.reset();
    back.reset();
    const change = isWanted ? resubscribe : unsubscribe;
    change({ variables: { token } }).catch(() => undefined); // the page shows that it failed
  };
  const isInvalid = error !== undefined && describeFailure(error).code === 'INVALID';
  return {
    subscription:
      left.data?.unsubscribeFromReport ??
      back.data?.resubscribeToReport ??
      data?.reportSubscription ??
      null,
    isLoading: loading,
    isInvalid,
    hasFailed:
      (error !== undefined && !isInvalid) || left.error !== undefined || back.error !== undefined,
    isSaving: left.loading || back.loading,
    setSubscribed,
  };
}
