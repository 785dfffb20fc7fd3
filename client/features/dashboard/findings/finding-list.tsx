import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Cards } from '#client/components/panel/cards';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { NO_FINDING } from '#schema/findings';
import type { Finding } from './finding';
import { FindingCard } from './finding-card';

/** Narrow screens show so many before the panels. */
const SHOWN_FIRST = 2;

interface FindingListProps {
  findings: readonly Finding[];
  view: DashboardView;
  onFollow?: () => void;
  isPlain?: boolean;
}

/** The cards in their order; on narrow screens the first ones, and the others on demand. */
export function FindingList({ findings, ...shared }: FindingListProps) {
  const [isWhole, setWhole] = useState(false);
  const rest = findings.length - SHOWN_FIRST;

  if (findings.length === 0) {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {NO_FINDING}
      </chakra.p>
    );
  }

  return (
    <>
      <Cards as="ol" of="text">
        {findings.map((finding, index) => (
          <chakra.li
            key={finding.sentence}
            minW="0"
            display={isWhole || index < SHOWN_FIRST ? undefined : { base: 'none', md: 'list-item' }}
          >
            <FindingCard finding={finding} {...shared} />
          </chakra.li>
        ))}
      </Cards>
      {rest > 0 && !isWhole && (
        <Button
          hideFrom="md"
          size="xs"
          variant="ghost"
          mt="2"
          w="full"
          onClick={() => setWhole(true)}
        >
          {rest === 1 ? 'Show 1 more' : `Show ${rest} more`}
        </Button>
      )}
    </>
  );
}
