import { chakra } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { TouchTooltip } from './touch-tooltip';

/** The '?' next to a title. */
export const HelpMark = ({ label, children }: { label: string; children: ReactNode }) => (
  <TouchTooltip
    trigger={(open) => (
      <chakra.button
        type="button"
        aria-label={`Help: ${label}`}
        onClick={open}
        boxSize="6"
        display="inline-grid"
        placeItems="center"
        borderRadius="full"
        color="fg.subtle"
        cursor="help"
        _hover={{ color: 'fg' }}
      >
        <CircleHelp size={14} aria-hidden />
      </chakra.button>
    )}
  >
    {children}
  </TouchTooltip>
);
