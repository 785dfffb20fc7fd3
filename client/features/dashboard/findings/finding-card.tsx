import { Button, chakra, Flex, HStack, Stack } from '@chakra-ui/react';
import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  Wrench,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { Finding } from './finding';
import { FindingAction } from './finding-action';
import { FindingPicture } from './finding-picture';
import { effectText, CERTAINTY } from './finding-texts';

interface FindingCardProps {
  finding: Finding;
  view: DashboardView;
  onFollow?: () => void;
  /** The card has no heading of its own, because the headings around it are fixed. */
  isPlain?: boolean;
}

const SIGNS = {
  COUNTED: { icon: Wrench, colour: 'fg.warning' },
  VERY_SURE: { icon: CircleCheckBig, colour: 'fg.success' },
  SURE: { icon: CircleCheck, colour: 'fg.success' },
  NOT_YET: { icon: CircleDashed, colour: 'fg.muted' },
} as const;

function Certainty({ sureness }: Pick<Finding, 'sureness'>) {
  const { icon: Icon, colour } = SIGNS[sureness];
  return (
    <HStack gap="1" color={colour} flexShrink="0">
      <Icon size={14} aria-hidden />
      <chakra.span textStyle="label">{CERTAINTY[sureness].text}</chakra.span>
    </HStack>
  );
}

/** A sentence, its picture, how sure it is and what to do; the statistics on demand. */
export function FindingCard({ finding, view, onFollow, isPlain = false }: FindingCardProps) {
  const { sentence, statistics, sureness } = finding;
  const [isOpen, setOpen] = useState(false);
  const sentenceId = useId();
  const detailsId = useId();
  const currency = view.client?.currency ?? '';
  const effect = effectText(finding, currency);
  const Sentence = isPlain ? chakra.p : chakra.h3;
  const Arrow = isOpen ? ChevronUp : ChevronDown;

  return (
    <Stack
      as="article"
      aria-labelledby={sentenceId}
      layerStyle="panel"
      gap="2"
      p="3"
      minW="0"
      h="full"
    >
      <Sentence
        id={sentenceId}
        textStyle="sm"
        fontWeight="medium"
        overflowWrap="anywhere"
        dir="auto"
      >
        {sentence}
      </Sentence>
      <Stack gap="2" mt="auto">
        <FindingPicture figures={finding.figures} currency={currency} />
        {effect && (
          <chakra.p textStyle="xs" color="fg.muted">
            {effect}
          </chakra.p>
        )}
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          <Certainty sureness={sureness} />
          <Button
            size="2xs"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            Statistics
            <Arrow aria-hidden />
          </Button>
        </Flex>
        {isOpen && (
          <Stack id={detailsId} gap="1" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            <p>{CERTAINTY[sureness].help}</p>
            {statistics.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Stack>
        )}
        <Flex minH="8">
          <FindingAction finding={finding} view={view} onFollow={onFollow} />
        </Flex>
      </Stack>
    </Stack>
  );
}
