import { Box, Button, Popover, Portal, Text } from '@chakra-ui/react';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDateRange } from '#client/formatting/dates';
import type { PickedRange } from './draft-range';
import { RangePanel } from './range-panel';

type DateRangePickerProps = {
  label: string;
  value: PickedRange;
  onApply: (range: PickedRange) => void;
  /** The local date that presets count from. */
  today: string;
  /** The zone of `today`; by default the reader's own. */
  timeZone?: string;
  width?: string;
  size?: '2xs' | 'sm';
  /** Saves space: small text without icons, the dates in two lines where it is narrow. */
  isCompact?: boolean;
};

/** A narrow button breaks the line after the dash, never inside a date. */
const unbroken = (text: string): string => text.replaceAll(/(?<!–) /g, '\u00a0');

/**
 * A button with the range, which opens a panel: a person edits a draft and applies or discards it.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onApply, today, timeZone, width, size = 'sm', isCompact = false } = props;
  // There a phone needs the room for the title of the page.
  const isInStrip = size === '2xs';
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const focusedDay = () =>
    panel.current?.querySelector<HTMLElement>('[data-view=day][data-focus]') ?? null;

  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(details) => setIsOpen(details.open)}
      initialFocusEl={focusedDay}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          variant="outline"
          size={size}
          width={width}
          minWidth="0"
          paddingX={isCompact ? '2' : { base: isInStrip ? '1.5' : '2.5', md: '2.5' }}
          gap={{ base: '1', md: isCompact ? '1' : '2' }}
          textStyle={
            isCompact ? '2xs' : { base: isInStrip ? '2xs' : 'xs', md: size === 'sm' ? 'sm' : 'xs' }
          }
          fontWeight="normal"
          color="fg"
          borderColor="border.control"
          bg="bg.panel"
          _hover={{ borderColor: 'fg.muted' }}
          justifyContent="space-between"
          aria-label={`${label}: ${formatDateRange(value)}`}
        >
          {!isCompact && (
            <Box as={CalendarDays} display={{ base: 'none', md: 'block' }} aria-hidden />
          )}
          <Text
            as="span"
            flex="1"
            textAlign="start"
            truncate
            whiteSpace={isCompact ? 'normal' : undefined}
          >
            {unbroken(formatDateRange(value))}
          </Text>
          {!isCompact && (
            <Box
              as={ChevronDown}
              display={{ base: isInStrip ? 'none' : 'block', md: 'block' }}
              aria-hidden
            />
          )}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            ref={panel}
            aria-label={label}
            width={{ base: 'calc(100vw - 32px)', md: '600px' }}
            maxWidth="600px"
            maxHeight="var(--available-height)"
            borderWidth="1px"
            bg="bg.raised"
            overflowY="auto"
          >
            <RangePanel
              value={value}
              today={today}
              timeZone={timeZone}
              onCancel={() => setIsOpen(false)}
              onApply={(range) => {
                setIsOpen(false);
                onApply(range);
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
