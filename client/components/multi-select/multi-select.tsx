import { Button, chakra, Popover, Portal, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';
import { CountBadge } from './count-badge';
import { MultiSelectList, type MultiSelectListProps } from './multi-select-list';
import { isAll, type Selection } from './selection';
import { useClosingSoon } from './use-closing-soon';

interface MultiSelectProps extends Omit<MultiSelectListProps, 'focusRef'> {
  /** The chosen names: the tooltip. */
  description: string;
  isDisabled?: boolean;
  /** Replaces the label; a word appears next to it while something is chosen. */
  icon?: LucideIcon;
  word?: string;
}

/** Eight of them fill a bar on most screens. */
const HIDE_WHEN_COMPACT = {
  '@media (min-width: 1200px) and (max-width: 1399px)': { display: 'none' },
};
const SHOW_WHEN_WIDE = { '@media (max-width: 1599px)': { display: 'none' } };

/**
 * A button that opens a list with a multiple choice, or with `isSingle` a single one, which then
 * closes.
 */
export const MultiSelect = memo(function MultiSelect({
  description,
  isDisabled = false,
  icon: Icon,
  word,
  ...list
}: MultiSelectProps) {
  const { label, selection, isSingle = false, onChange } = list;
  const [isOpen, setOpen] = useState(false);
  const closeSoon = useClosingSoon(() => setOpen(false));
  const triggerId = useId();
  const focusRef = useRef<HTMLElement>(null);

  const change = (next: Selection) => {
    onChange(next);
    if (isSingle) closeSoon();
  };
  return (
    <Popover.Root
      ids={{ trigger: triggerId }}
      open={isOpen && !isDisabled}
      onOpenChange={({ open }) => setOpen(open)}
      initialFocusEl={() => focusRef.current}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Tooltip content={description} triggerId={triggerId} isDisabled={isOpen || isDisabled}>
        <Popover.Trigger asChild>
          <Button
            aria-haspopup="dialog"
            disabled={isDisabled}
            variant="outline"
            size="sm"
            flexShrink="0"
            minWidth="0"
            paddingX="1.5"
            gap="0.5"
            textStyle="2xs"
            fontWeight="normal"
            color="fg"
            borderColor={isAll(selection) ? 'border.control' : 'brand.solid'}
            bg={isAll(selection) ? 'bg.panel' : 'brand.subtle'}
            _hover={{ borderColor: 'fg.muted' }}
            position="relative"
          >
            {Icon ? <Icon aria-hidden /> : label}
            {word && (
              <chakra.span css={HIDE_WHEN_COMPACT} aria-hidden>
                {word}
              </chakra.span>
            )}
            <VisuallyHidden>
              {Icon ? `${label}: ${description}` : `: ${description}`}
            </VisuallyHidden>
            <chakra.span css={SHOW_WHEN_WIDE} asChild color="fg.muted">
              <ChevronDown size={12} aria-hidden />
            </chakra.span>
            {!isAll(selection) && !word && <CountBadge count={selection.length} />}
          </Button>
        </Popover.Trigger>
      </Tooltip>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={label}
            width="auto"
            minWidth="200px"
            maxWidth="min({sizes.md}, calc(100vw - {spacing.8}))"
            borderWidth="1px"
            bg="bg.raised"
          >
            <MultiSelectList {...list} onChange={change} focusRef={focusRef} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
});
