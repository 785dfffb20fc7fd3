import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Chip, type ChipTone } from '#client/components/inline/chip';
import { IconButton } from '#client/components/inline/icon-button';
import { formatDate } from '#client/formatting/dates';
import type { AssociationState } from '#client/graphql/generated';
import type { RequestRow } from './waiting-rows';

const TONES: Readonly<Record<AssociationState, ChipTone>> = {
  WAITING: 'warning',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  WITHDRAWN: 'neutral',
  ENDED: 'neutral',
};

interface PastRequestProps {
  request: RequestRow;
  onShowHistory: () => void;
}

/** The requester, the other side, the time and the outcome. */
export function PastRequest({ request, onShowHistory }: PastRequestProps) {
  const { requester, target, requestedAt, answeredAt, endedAt, record, state } = request;
  const closedAt = endedAt ?? answeredAt;

  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0">
        <chakra.p overflowWrap="anywhere">
          {requester.name} asked {target.name}
        </chakra.p>
        <HStack gap="2" wrap="wrap" textStyle="xs" color="fg.muted">
          <span>Asked {formatDate(requestedAt)}</span>
          <Chip tone={TONES[state]}>{record.status}</Chip>
          {closedAt && (
            <span>
              {state === 'ACCEPTED' ? 'since' : 'on'} {formatDate(closedAt)}
            </span>
          )}
        </HStack>
      </Box>
      <IconButton
        label={`History of the request of ${requester.name} to ${target.name}`}
        icon={History}
        onClick={onShowHistory}
      />
    </Flex>
  );
}
