import { Box, chakra, HStack } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { formatDate, formatDateTime } from '#client/formatting/dates';
import { countOf } from '#schema/writing/numbers';
import type { PublicLinkFragment } from '#client/graphql/generated';

interface PublicLinkItemProps {
  link: PublicLinkFragment;
  /** Its view in words. */
  words: string;
  now: Date;
  onRevoke: () => void;
}

const openedText = ({ openings, lastOpenedAt }: PublicLinkFragment) =>
  lastOpenedAt === null
    ? 'never opened'
    : `opened ${countOf(openings, 'time')}, last on ${formatDateTime(lastOpenedAt)}`;

/** A public link: its view, its end, who opened it, and how to end it. */
export function PublicLinkItem({ link, words, now, onRevoke }: PublicLinkItemProps) {
  const isOver = new Date(link.expiresAt) <= now;

  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted" py="2.5">
      <HStack align="flex-start" gap="2">
        <Box flex="1" minW="0">
          <chakra.p textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
            {link.name}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {words}
          </chakra.p>
          <chakra.p textStyle="xs" color="fg.muted">
            {isOver ? 'Expired on' : 'Opens until'} {formatDate(link.expiresAt)}, {openedText(link)}
          </chakra.p>
        </Box>
        <IconButton label={`Revoke ${link.name}`} icon={Trash2} onClick={onRevoke} />
      </HStack>
    </Box>
  );
}
