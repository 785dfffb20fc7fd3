import { Box, Button, HStack } from '@chakra-ui/react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { Dialog } from '#client/components/feedback/dialog';
import { Drawer } from '#client/components/feedback/drawer';
import { showToast } from '#client/components/feedback/toast-store';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { Specimen } from '#client/kit/specimen';
import { Opened } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

const confirm = (isBusy: boolean, tone: 'neutral' | 'danger', text: string) => (
  <Opened label="Ask">
    {(close) => (
      <ConfirmDialog
        title="Remove the booking"
        text={text}
        confirmLabel="Remove"
        tone={tone}
        isBusy={isBusy}
        onConfirm={close}
        onCancel={close}
      />
    )}
  </Opened>
);

const dialog = (size: 'sm' | 'md' | 'lg', text: string) => (
  <Opened label={`Open ${size}`}>
    {(close) => (
      <Dialog
        title={text}
        isOpen
        onClose={close}
        size={size}
        footer={<Button onClick={close}>Save</Button>}
      >
        {text}
      </Dialog>
    )}
  </Opened>
);

const toast = (tone: 'neutral' | 'success' | 'danger', text: string, detail?: string) => (
  <Button size="xs" variant="outline" onClick={() => showToast({ text, tone, detail })}>
    {tone}
  </Button>
);

export const feedback: readonly Specimen[] = [
  {
    component: 'feedback/busy-bar',
    states: {
      loading: (
        <Box position="relative" overflow="hidden" h="6" borderWidth="1px">
          <BusyBar />
        </Box>
      ),
    },
  },
  {
    component: 'feedback/confirm-dialog',
    states: {
      data: confirm(false, 'neutral', 'The booking goes away.'),
      danger: confirm(false, 'danger', 'The booking goes away.'),
      loading: confirm(true, 'danger', 'The booking goes away.'),
      'long text': confirm(false, 'neutral', LONG_TEXT),
    },
  },
  {
    component: 'feedback/dialog',
    states: {
      sizes: (
        <HStack>
          {dialog('sm', 'A dialog')}
          {dialog('md', 'A dialog')}
          {dialog('lg', 'A dialog')}
        </HStack>
      ),
      'long text': dialog('sm', LONG_TEXT),
    },
  },
  {
    component: 'feedback/drawer',
    states: {
      data: (
        <Opened label="Open">
          {(close) => (
            <Drawer title="History" isOpen onClose={close}>
              {LONG_TEXT}
            </Drawer>
          )}
        </Opened>
      ),
    },
  },
  {
    component: 'feedback/toaster',
    states: {
      tones: (
        <HStack>
          {toast('neutral', 'The link was copied')}
          {toast('success', 'Booking saved successfully!')}
          {toast('danger', 'Error: 503 - Away', 'Request id 4711')}
        </HStack>
      ),
      'long text': toast('danger', LONG_TEXT),
    },
  },
  {
    component: 'feedback/tooltip',
    states: {
      data: (
        <Tooltip content="What it means">
          <Button size="xs">Hover or focus</Button>
        </Tooltip>
      ),
      'long text': (
        <Tooltip content={LONG_TEXT}>
          <Button size="xs">Hover or focus</Button>
        </Tooltip>
      ),
      disabled: (
        <Tooltip content="Never shown" isDisabled>
          <Button size="xs">Hover or focus</Button>
        </Tooltip>
      ),
    },
  },
];
