import { Box, chakra, Flex } from '@chakra-ui/react';
import {
  CircleAlert,
  CircleCheck,
  Info,
  Siren,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { TagFindingGravity } from '#client/graphql/generated';
import type { Examined } from './doctor-figures';

interface Look {
  icon: LucideIcon;
  colour: string;
  word: string;
}

const LOOKS: Readonly<Record<TagFindingGravity, Look>> = {
  PROBLEM: { icon: CircleAlert, colour: 'fg.error', word: 'Problem' },
  WARNING: { icon: TriangleAlert, colour: 'fg.warning', word: 'Warning' },
  NOTE: { icon: Info, colour: 'fg.info', word: 'Note' },
};
const ALERT: Look = { icon: Siren, colour: 'fg.error', word: 'Alert' };
const WELL: Look = { icon: CircleCheck, colour: 'fg.success', word: 'All is well' };

function Row({ look, children }: { look: Look; children: ReactNode }) {
  const { icon: Icon, colour, word } = look;

  return (
    <Flex
      as="li"
      gap="3"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span color={colour} flexShrink="0" pt="0.5">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Box minW="0" textStyle="sm" overflowWrap="anywhere">
        <chakra.span color={colour} fontWeight="semibold">
          {word}
        </chakra.span>
        {children}
      </Box>
    </Flex>
  );
}

/** The problems with their remedies, the most serious first. */
export function Findings({ examined: { alerts, findings } }: { examined: Examined }) {
  return (
    <chakra.ul listStyleType="none" aria-label="Findings">
      {alerts.map(({ id, message }) => (
        <Row key={id} look={ALERT}>
          <chakra.p>{message}</chakra.p>
        </Row>
      ))}
      {findings.map(({ code, gravity, message, advice }) => (
        <Row key={code} look={LOOKS[gravity]}>
          <chakra.p>{message}</chakra.p>
          <chakra.p color="fg.muted">{advice}</chakra.p>
        </Row>
      ))}
      {alerts.length + findings.length === 0 && (
        <Row look={WELL}>
          <chakra.p color="fg.muted">Calls come in, and they show no problems.</chakra.p>
        </Row>
      )}
    </chakra.ul>
  );
}
