import { Button, chakra, Stack } from '@chakra-ui/react';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { showToast } from '#client/components/feedback/toast-store';
import { useEndOtherSessionsMutation, useOwnSessionsQuery } from '#client/graphql/generated';
import { QueryPlaceholder } from '#client/records/query-placeholder';

/** The person's sign-ins, and a button that ends all others. */
export function SignIns() {
  const { data, error, refetch } = useOwnSessionsQuery({
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const [endOthers, { loading: isEnding }] = useEndOtherSessionsMutation();
  if (error || !data) return <QueryPlaceholder error={error} onRetry={() => void refetch()} />;

  const end = async () => {
    try {
      await endOthers();
      showToast({ text: 'Your other sign-ins have ended.', tone: 'success' });
      await refetch();
    } catch {
      // The toast of a failed call says why.
    }
  };
  return (
    <Stack gap="3" align="flex-start">
      <chakra.ul w="full" listStyleType="none" aria-label="Sign-ins">
        {data.sessions.map(({ id, device, lastUsedAt, isCurrent }) => (
          <chakra.li key={id} py="1.5" borderTopWidth="1px" borderColor="border.muted">
            {device ?? 'Unknown program'}
            <chakra.span display="block" color="fg.muted" textStyle="sm">
              {isCurrent ? (
                'This sign-in'
              ) : (
                <>
                  Last used <RelativeTime at={lastUsedAt} />
                </>
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {data.sessions.length > 1 && (
        <Button variant="outline" size="sm" loading={isEnding} onClick={() => void end()}>
          End the other sign-ins
        </Button>
      )}
    </Stack>
  );
}
