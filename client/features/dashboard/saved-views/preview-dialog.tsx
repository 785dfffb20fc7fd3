import { Box, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { useReportPreviewQuery } from '#client/graphql/generated';

interface PreviewDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

const WIDTHS = { phone: '390px', wide: '100%' } as const;
type Width = keyof typeof WIDTHS;

const READERS = [
  { value: 'me', label: 'As I get it' },
  { value: 'outside', label: 'Without an account' },
] as const;

const WIDTH_OPTIONS = [
  { value: 'phone', label: 'Phone' },
  { value: 'wide', label: 'Computer' },
] as const;

/** The mail of a report as it would be sent now. */
export function PreviewDialog({ name, address, onClose }: PreviewDialogProps) {
  const [reader, setReader] = useState<'me' | 'outside'>('me');
  const [width, setWidth] = useState<Width>('phone');
  const { data, error, refetch } = useReportPreviewQuery({
    variables: { name, address, isOutside: reader === 'outside' },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { silent: true },
  });
  const mail = data?.reportPreview;

  return (
    <Dialog
      title="Preview of the mail"
      isOpen
      onClose={onClose}
      size="lg"
      footer={<DialogClose onClose={onClose} />}
    >
      <HStack gap="3" wrap="wrap" mb="3">
        <SwitchButtons
          label="Reader"
          options={READERS}
          value={reader}
          onChange={setReader}
          size="xs"
        />
        <SwitchButtons
          label="Width"
          options={WIDTH_OPTIONS}
          value={width}
          onChange={setWidth}
          size="xs"
        />
      </HStack>
      <Box minH="60vh" aria-busy={!mail && !error}>
        {!mail && !error && <PanelSkeleton shape="lines" />}
        {!mail && error && (
          <PanelNotice
            kind="failed"
            text="The mail could not be made. Please try again."
            onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
          />
        )}
        {mail && (
          <>
            <chakra.p textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
              {mail.subject}
            </chakra.p>
            <chakra.p textStyle="xs" color="fg.muted" mb="2" overflowWrap="anywhere">
              {mail.files.length > 0 && `Attached: ${mail.files.join(', ')}. `}
              Other people with an account get what they see of the client.
            </chakra.p>
            {/* The mail has no permissions: it runs nothing and leads nowhere. */}
            <chakra.iframe
              title="The mail"
              sandbox=""
              srcDoc={mail.html}
              display="block"
              w={WIDTHS[width]}
              maxW="full"
              h="56vh"
              mx="auto"
              borderWidth="1px"
              borderRadius="md"
              bg="white"
              tabIndex={0}
            />
          </>
        )}
      </Box>
    </Dialog>
  );
}
