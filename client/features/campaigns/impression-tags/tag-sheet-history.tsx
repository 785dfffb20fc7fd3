import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { formatDateTime } from '#client/formatting/dates';
import { countOf } from '#schema/writing/numbers';
import {
  type TagSheetMailInput,
  type TagSheetMailsQuery,
  useTagSheetMailsQuery,
  useTagSheetPreviewQuery,
} from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';

const SHOWN = 5;

type Sent = TagSheetMailsQuery['tagSheetMails'][number];

function stateText({ sentAt, failure }: Sent): string {
  if (failure !== null) return `not sent: ${failure}`;
  return sentAt === null ? 'on its way' : 'sent';
}

interface PreviewProps {
  input: TagSheetMailInput;
  onClose: () => void;
}

/** The mail of a tag sheet as it would be sent. */
function SheetPreview({ input, onClose }: PreviewProps) {
  const { data, error } = useTagSheetPreviewQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
    context: { silent: true },
  });
  const mail = data?.tagSheetPreview;

  return (
    <Dialog
      title="Preview of the mail"
      isOpen
      onClose={onClose}
      footer={<DialogClose onClose={onClose} />}
    >
      <Box minH="32" aria-busy={!mail && !error}>
        {!mail && !error && <PanelSkeleton shape="lines" />}
        {error && (
          <PanelNotice
            kind="failed"
            text={describeFailure(error).message || 'The mail could not be made.'}
          />
        )}
        {mail && (
          <>
            <chakra.p textStyle="sm" fontWeight="medium">
              {mail.subject}
            </chakra.p>
            <chakra.p textStyle="xs" color="fg.muted" mb="3" overflowWrap="anywhere">
              To {input.email}, with {mail.files.join(', ')}
            </chakra.p>
            <chakra.p textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {mail.text}
            </chakra.p>
          </>
        )}
      </Box>
    </Dialog>
  );
}

interface TagSheetHistoryProps {
  customerId: number;
  /** The mail that the form would send. */
  input: TagSheetMailInput;
}

/** Shows the earlier mails of the client, and how the next mail looks. */
export function TagSheetHistory({ customerId, input }: TagSheetHistoryProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  const { data } = useTagSheetMailsQuery({
    variables: { customerId },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const sent = data?.tagSheetMails ?? [];

  return (
    <Stack align="flex-start" gap="2" mb="3">
      {sent.length > 0 && (
        <chakra.ul listStyleType="none" textStyle="xs" color="fg.muted" aria-label="Mailed before">
          {sent.slice(0, SHOWN).map((mail) => (
            <chakra.li key={mail.id} overflowWrap="anywhere">
              {formatDateTime(mail.createdAt)}: {countOf(mail.tagCount, 'tag')} to {mail.email} by{' '}
              {mail.senderName}, {stateText(mail)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <Button
        variant="outline"
        size="xs"
        disabled={input.email === ''}
        onClick={() => setPreviewing(true)}
      >
        <Eye aria-hidden />
        Preview the mail
      </Button>
      {isPreviewing && <SheetPreview input={input} onClose={() => setPreviewing(false)} />}
    </Stack>
  );
}
