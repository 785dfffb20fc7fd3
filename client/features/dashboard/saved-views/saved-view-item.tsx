import { Box, chakra, HStack, Link } from '@chakra-ui/react';
import { CalendarClock, Eye, Pencil, Send, Trash2 } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import type { SavedViewRowFragment } from '#client/graphql/generated';
import { ScheduleLine } from './schedule-line';

export type ViewTask = 'edit' | 'schedule' | 'remove' | 'preview';

interface SavedViewItemProps {
  view: SavedViewRowFragment;
  /** Its content in words. */
  words: string;
  /** The client's reporting zone. */
  timeZone: string;
  onOpen: () => void;
  onTask: (task: ViewTask) => void;
  onSend: () => void;
  /** Called after something changed on the server. */
  onChanged: () => void;
  /** The view belongs to a colleague, who may forbid changes. */
  isForeign?: boolean;
  mayChange?: boolean;
}

/** A saved view: its content, its schedule and its actions. */
export function SavedViewItem({
  view,
  words,
  timeZone,
  onOpen,
  onTask,
  onSend,
  onChanged,
  isForeign = false,
  mayChange = true,
}: SavedViewItemProps) {
  const { name, address, schedule, sharedAt, ownerName } = view;
  const isUnderWay =
    schedule?.runs.some(({ state }) => state === 'WAITING' || state === 'SENDING') ?? false;

  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted" py="2.5">
      <HStack align="flex-start" gap="2" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box flex="1 1 14rem" minW="0">
          <Link
            href={`/dashboard?${address}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onOpen();
            }}
            textStyle="sm"
            fontWeight="medium"
            color="brand.fg"
            overflowWrap="anywhere"
          >
            {name}
          </Link>
          <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {isForeign ? `${words} · by ${ownerName}` : words}
            {!isForeign && sharedAt !== null && ' · shared with colleagues'}
          </chakra.p>
          {schedule && (
            <ScheduleLine name={name} schedule={schedule} timeZone={timeZone} onAsked={onChanged} />
          )}
        </Box>
        <HStack gap="0" flexShrink="0">
          {schedule && (
            <IconButton
              label={`Send ${name} now`}
              icon={Send}
              onClick={onSend}
              refusal={isUnderWay ? 'A report is on its way' : undefined}
            />
          )}
          <IconButton
            label={`Preview the mail of ${name}`}
            icon={Eye}
            onClick={() => onTask('preview')}
          />
          {!isForeign && (
            <IconButton
              label={schedule ? `Change when ${name} is sent` : `Send ${name} by mail`}
              icon={CalendarClock}
              onClick={() => onTask('schedule')}
            />
          )}
          {mayChange && (
            <IconButton label={`Edit ${name}`} icon={Pencil} onClick={() => onTask('edit')} />
          )}
          {mayChange && (
            <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onTask('remove')} />
          )}
        </HStack>
      </HStack>
    </Box>
  );
}
