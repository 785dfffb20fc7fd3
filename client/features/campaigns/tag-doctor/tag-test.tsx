import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatLatency } from '#client/formatting/durations';
import { useTestTagMutation, type TagKind, type TestTagMutation } from '#client/graphql/generated';

type Outcome = TestTagMutation['testTag'];

function outcomeText({ status, answeredInMs, storedInMs, failure }: Outcome): string {
  if (failure) return failure;
  const answered = `The edge answered ${status ?? ''} after ${formatLatency(answeredInMs)}`;
  return storedInMs === null || storedInMs === undefined
    ? `${answered}, but the call was not in the event store five seconds later: the queue may be behind.`
    : `${answered}, and the call was stored ${formatLatency(storedInMs)} after it was made.`;
}

const isGood = ({ failure, storedInMs }: Outcome) => !failure && typeof storedInMs === 'number';

interface TagTestProps {
  kind: TagKind;
  id: number;
  onTested: () => void;
}

/** Calls the tag once, all the way to the event store. */
export function TagTest({ kind, id, onTested }: TagTestProps) {
  const [testTag, { data, loading }] = useTestTagMutation({
    variables: { kind, id },
    onCompleted: onTested,
  });

  const outcome = loading ? null : (data?.testTag ?? null);
  const result = useRef<HTMLDivElement>(null);

  // On a phone the result would be below the edge of the dialog.
  useEffect(() => {
    if (outcome) result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  return (
    <Box as="section" aria-label="Test call" layerStyle="panel" p="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <chakra.p textStyle="xs" color="fg.muted" flex="1" minW="52">
          Calls the tag at its public address as a device would, and follows the call to the event
          store. It is marked as a test and stands in no figure.
        </chakra.p>
        <Button
          size="xs"
          variant="outline"
          loading={loading}
          loadingText="Testing"
          // A toast reports a failure.
          onClick={() => void testTag().catch(() => undefined)}
        >
          <Zap aria-hidden />
          Send a test call
        </Button>
      </Flex>
      <Box ref={result} role="status" textStyle="sm">
        {outcome && (
          <Box pt="2">
            <chakra.p color={isGood(outcome) ? 'fg.success' : 'fg.error'} fontWeight="medium">
              {isGood(outcome) ? 'It works' : 'It does not work'}
            </chakra.p>
            <chakra.p>{outcomeText(outcome)}</chakra.p>
            <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {outcome.address}
            </chakra.p>
          </Box>
        )}
      </Box>
    </Box>
  );
}
