import { describeFailure } from '#client/graphql/links/failure';
import {
  useEraseReportAddressMutation,
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
  const [eraseAddress, erased] = useEraseReportAddressMutation({ context: CONTEXT });
  const [resubscribe, back] = useResubscribeToReportMutation({ context: CONTEXT });

  const setSubscribed = (isWanted: boolean) => {
    left.reset();
    back.reset();
    const change = isWanted ? resubscribe : unsubscribe;
    change({ variables: { token } }).catch(() => undefined); // the page shows that it failed
  };
  const erase = () => {
    eraseAddress({ variables: { token } }).catch(() => undefined); // the page shows that it failed
  };
  const isInvalid = error !== undefined && describeFailure(error).code === 'INVALID';
  return {
    subscription:
      erased.data?.eraseReportAddress ??
      left.data?.unsubscribeFromReport ??
      back.data?.resubscribeToReport ??
      data?.reportSubscription ??
      null,
    isLoading: loading,
    isInvalid,
    hasFailed:
      (error !== undefined && !isInvalid) ||
      [left, back, erased].some((act) => act.error !== undefined),
    isSaving: left.loading || back.loading || erased.loading,
    setSubscribed,
    erase,
  };
}
