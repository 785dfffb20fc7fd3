import { chakra } from '@chakra-ui/react';
import { CircleCheck, CircleOff, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';
import type { TagState } from '#schema/tag-state';
import type { TagStatus } from './tag-status';

const MARKS: Record<TagState, { icon: LucideIcon; colour: string; animation?: string }> = {
  unseen: { icon: CircleOff, colour: 'fg' },
  active: { icon: CircleCheck, colour: 'fg.success' },
  low: { icon: TriangleAlert, colour: 'fg.error', animation: 'pulse' },
};

/** An icon with its own shape and colour for each state, and the sentence on hover and focus. */
export function TagStatusMark({ status }: { status: TagStatus }) {
  const { icon: Icon, colour, animation } = MARKS[status.state];

  return (
    <Tooltip content={status.text} placement="right">
      <chakra.span
        role="img"
        aria-label={status.text}
        tabIndex={0}
        display="inline-grid"
        placeItems="center"
        boxSize="6"
        borderRadius="sm"
        color={colour}
      >
        <chakra.span animation={animation} display="inline-flex">
          <Icon size={16} aria-hidden />
        </chakra.span>
      </chakra.span>
    </Tooltip>
  );
}
