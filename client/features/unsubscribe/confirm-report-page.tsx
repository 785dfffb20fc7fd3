import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useLinkToken } from '#client/components/browser/use-link-token';
import { FormFailure } from '#client/components/form/form-failure';
import { FrontPage } from '#client/components/page/front-page';
import {
  useConfirmReportMutation,
  useDeclineReportsMutation,
} from '#client/graphql/generated-links';
import { describeFailure } from '#client/graphql/links/failure';

const CONTEXT = { anonymous: true, silent: true };

const QUESTION =
  'Do you want the report that the mail is about? It comes by mail, and each mail has a link to unsubscribe. You need no account.';
const SPENT = 'This link is not valid any more. It works once, and only for seven days.';
const SORRY = 'Sorry, that did not work. Please try again later.';

/**
 * The target of the mail that asks somebody without an account. It waits for a press: programs
 * that check links open pages, but press no buttons.
 */
export function ConfirmReportPage() {
  const token = useLinkToken();
  const [confirm, confirmed] = useConfirmReportMutation({ context: CONTEXT });
  const [decline, declined] = useDeclineReportsMutation({ context: CONTEXT });
  const [failure, setFailure] = useState<{ text: string; isSpent: boolean } | null>(null);

  const done = confirmed.data?.confirmReport.message ?? declined.data?.declineReports.message;
  const isUnderWay = confirmed.loading || declined.loading;
  const isOver = done !== undefined || failure?.isSpent === true;

  const answer = async (send: typeof confirm | typeof decline) => {
    if (isUnderWay) return;
    setFailure(null);
    try {
      await send({ variables: { token } });
    } catch (error) {
      const isSpent = describeFailure(error).code === 'INVALID';
      setFailure({ text: isSpent ? SPENT : SORRY, isSpent });
    }
  };

  return (
    <FrontPage tabTitle="Reports by mail" heading="Reports by mail">
      <Stack gap="4" align="flex-start">
        <FormFailure text={failure?.text ?? null} />
        <chakra.p role="status">{done ?? (isOver ? null : QUESTION)}</chakra.p>
        {!isOver && (
          <HStack gap="3" wrap="wrap">
            <Button size="md" loading={confirmed.loading} onClick={() => void answer(confirm)}>
              Send me the report
            </Button>
            <Button
              size="md"
              variant="outline"
              loading={declined.loading}
              onClick={() => void answer(decline)}
            >
              No, and never ask me again
            </Button>
          </HStack>
        )}
      </Stack>
    </FrontPage>
  );
}
