import { Box, Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { kindText } from './party-texts';
import type { RequestRow } from './waiting-rows';

interface RequestItemProps {
  request: RequestRow;
  countryName: (code: string) => string;
  /** The request is for another organisation: a client that one's own manages. */
  isForOther: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** A request with its origin and time, and the allowed answers. */
export function RequestItem({
  request,
  countryName,
  isForOther,
  onAccept,
  onDecline,
}: RequestItemProps) {
  const { requester, target, requestedAt, viewerCan } = request;

  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap="wrap"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 16rem" minW="0">
        <HStack gap="2" wrap="wrap">
          <chakra.span dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {requester.name}
          </chakra.span>
          <Chip>{kindText(requester)}</Chip>
        </HStack>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {isForOther && `For ${target.name} · `}
          {countryName(requester.countryCode)} · asked <RelativeTime at={requestedAt} />
        </chakra.p>
      </Box>
      <HStack gap="2">
        {viewerCan.includes('decline') && (
          <Button
            size="xs"
            variant="outline"
            aria-label={`Decline ${requester.name}`}
            onClick={onDecline}
          >
            Decline
          </Button>
        )}
        {viewerCan.includes('accept') && (
          <Button size="xs" aria-label={`Accept ${requester.name}`} onClick={onAccept}>
            Accept
          </Button>
        )}
      </HStack>
    </Flex>
  );
}
