import { Button, chakra, Stack } from '@chakra-ui/react';
import { useLinkToken } from '#client/components/browser/use-link-token';
import { FrontPage } from '#client/components/page/front-page';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { type ReportSubscriptionQuery } from '#client/graphql/generated-links';
import { useSubscription } from './use-subscription';

type Subscription = ReportSubscriptionQuery['reportSubscription'];

const SORRY =
  'This link is not valid. Use the one in the latest mail, or ask the person who sends you the report.';
const FAILED = 'Sorry, that did not work. Please try again later.';

/** A reader who may no longer get the report sees neither its name nor its schedule. */
function describeSubscription({ reportName, rhythm, isSubscribed, isEnded }: Subscription): string {
  const named = reportName ? ` ‘${reportName}’` : '';
  if (isEnded) return `The report${named} is not sent to you any more.`;
  if (isSubscribed)
    return rhythm
      ? `The report${named} is sent to you ${rhythm}.`
      : 'You are among the readers of a report.';
  return `You have unsubscribed from the report${named}. You get no more mails of it.`;
}

/**
 * The target of the last link in a report's mail: it asks first, because programs that check links
 * press no buttons.
 */
export function UnsubscribePage() {
  const token = useLinkToken();
  const { subscription, isLoading, isInvalid, hasFailed, isSaving, setSubscribed, erase } =
    useSubscription(token);

  return (
    <FrontPage tabTitle="Unsubscribe" heading="Reports by mail">
      <Stack gap="4" align="flex-start">
        {isLoading && <PanelSkeleton shape="lines" />}
        {isInvalid && <chakra.p role="alert">{SORRY}</chakra.p>}
        {hasFailed && (
          <chakra.p role="alert" color="fg.error">
            {FAILED}
          </chakra.p>
        )}
        {subscription && (
          <chakra.p role="status" overflowWrap="anywhere">
            {describeSubscription(subscription)}
          </chakra.p>
        )}
        {subscription && !subscription.isEnded && (
          <Button
            variant={subscription.isSubscribed ? 'solid' : 'outline'}
            loading={isSaving}
            onClick={() => setSubscribed(!subscription.isSubscribed)}
          >
            {subscription.isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
          </Button>
        )}
        {subscription?.canErase && (
          <Button variant="plain" px="0" color="fg.muted" disabled={isSaving} onClick={erase}>
            Unsubscribe and erase my address
          </Button>
        )}
      </Stack>
    </FrontPage>
  );
}
