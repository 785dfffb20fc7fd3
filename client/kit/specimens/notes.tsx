import { Box } from '@chakra-ui/react';
import { NoteLines } from '#client/components/panel/note/note-lines';
import { PointerNote } from '#client/components/panel/note/pointer-note';
import { TouchTooltip } from '#client/components/panel/note/touch-tooltip';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';

const LINES = [
  { label: 'Visits', text: '1,204' },
  { label: 'Before', text: '1,000' },
];

/** The specimens of client/components/panel/note. */
export const notes: readonly Specimen[] = [
  {
    component: 'panel/note/note-lines',
    states: {
      data: (
        <Box maxW="xs" textStyle="xs">
          <NoteLines title="Auckland" lines={LINES} remark="Too few visits to tell." />
        </Box>
      ),
      'long text': (
        <Box maxW="xs" textStyle="xs">
          <NoteLines title={LONG_TEXT} lines={LINES} remark={LONG_TEXT} />
        </Box>
      ),
    },
  },
  {
    component: 'panel/note/touch-tooltip',
    states: {
      closed: (
        <TouchTooltip
          trigger={(open) => (
            <button type="button" onClick={open}>
              Visits still coming
            </button>
          )}
        >
          80% of the visits are in.
        </TouchTooltip>
      ),
    },
  },
  {
    component: 'panel/note/pointer-note',
    states: {
      data: (
        <Box position="relative" h="24">
          <PointerNote left="4" top="2">
            <NoteLines title="Auckland" lines={LINES} />
          </PointerNote>
        </Box>
      ),
    },
  },
];
