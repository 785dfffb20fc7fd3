import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  Archive,
  ArchiveRestore,
  Ban,
  CalendarClock,
  Link2,
  Link2Off,
  Mail,
  Pencil,
  Plus,
  Share2,
  Ticket,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { formatDateTime } from '#client/formatting/dates';
import { RecordLink } from '#client/records/page/record-link';
import { ChangeRow } from './change-row';
import { changesBelow, headlineOf } from './history-headline';
import type { HistoryEntry } from './history-texts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  create: Plus,
  createDirect: Plus,
  archive: Archive,
  restore: ArchiveRestore,
  associate: Link2,
  separate: Link2Off,
  add: Link2,
  addTo: Link2,
  remove: Link2Off,
  removeFrom: Link2Off,
  save: Link2,
  requestAssociation: Plus,
  accept: Link2,
  declineAssociation: Ban,
  decline: Ban,
  withdrawAssociation: Undo2,
  withdraw: Undo2,
  end: Link2Off,
  createConnectionCode: Ticket,
  revokeConnectionCode: Ban,
  createPublicLink: Share2,
  revokePublicLink: Ban,
  saveReports: CalendarClock,
  endReports: Ban,
  mailTagSheet: Mail,
};

/** Shows who did what and when, followed by each field. */
export function EntryItem({ entry }: { entry: HistoryEntry }) {
  const { action, by, occurredAt } = entry;
  const { start, name, to, end } = headlineOf(entry);
  const changes = changesBelow(entry);
  const Icon = ICONS[action] ?? Pencil;

  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex gap="2" align="baseline" wrap="wrap">
        <Flex gap="2" align="baseline" minW="0">
          <chakra.span color="fg.muted" alignSelf="center" flexShrink="0" asChild>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          <chakra.h3 textStyle="sm" fontWeight="medium" minW="0" overflowWrap="anywhere">
            {start}
            {name !== null && (to ? <RecordLink to={to}>{name}</RecordLink> : <bdi>{name}</bdi>)}
            {end} by {by}
          </chakra.h3>
        </Flex>
        <chakra.time
          dateTime={occurredAt}
          ms="auto"
          textStyle="xs"
          color="fg.muted"
          whiteSpace="nowrap"
        >
          {formatDateTime(occurredAt)}
        </chakra.time>
      </Flex>
      {changes.length > 0 && (
        <chakra.dl mt="1" ps={{ base: '0', sm: '5' }}>
          {changes.map((change, index) => (
            <ChangeRow key={change.field} change={change} isFirst={index === 0} />
          ))}
        </chakra.dl>
      )}
    </Box>
  );
}
