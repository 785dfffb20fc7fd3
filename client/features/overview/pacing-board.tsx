import { Button, chakra, Grid, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { Chip } from '#client/components/inline/chip';
import { Panel } from '#client/components/panel/panel';
import { PacingBar } from '#client/records/pacing/pacing-bar';
import {
  deliveredText,
  pacingChip,
  pacingLook,
  type Pacing,
} from '#client/records/pacing/pacing-texts';
import { byUrgency } from '#schema/pacing';
import { SHRINKABLE } from '#client/components/inline/shrinkable';
import { RecordLink } from '#client/records/page/record-link';
import { recordPath } from '#client/records/record-path';
import type { OverviewRow } from './overview-totals';

const TITLE = 'Pace';
const MAX_AT_FIRST = 4;

type PacedRow = OverviewRow & { pacing: Pacing };

const isPaced = (row: OverviewRow): row is PacedRow => Boolean(row.pacing);

function Row({ row }: { row: PacedRow }) {
  const { pacing, bookingName, customerName, bookingId } = row;

  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 3fr) minmax(0, 2fr) 9.5rem 6.5rem',
        xl: 'minmax(0, 2fr) minmax(0, 3fr) 10rem 7.5rem',
      }}
      columnGap="4"
      rowGap="1"
      alignItems="center"
      py="1.5"
      textStyle="sm"
    >
      <HStack gap="1" minW="0">
        <RecordLink to={recordPath('booking', bookingId)} isClipped>
          {bookingName}
        </RecordLink>
        <chakra.span color="fg.muted" truncate {...SHRINKABLE}>
          {customerName}
        </chakra.span>
      </HStack>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} order={{ base: 3, md: 0 }}>
        <PacingBar name={bookingName} pacing={pacing} />
      </chakra.div>
      <chakra.span
        order={{ base: 4, md: 0 }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        textAlign={{ md: 'end' }}
        fontVariantNumeric="tabular-nums"
        color={{ base: 'fg.muted', md: 'fg' }}
      >
        {deliveredText(pacing)}
      </chakra.span>
      <chakra.span justifySelf={{ base: 'end', md: 'start' }}>
        <Chip tone={pacingLook(pacing).tone}>{pacingChip(pacing)}</Chip>
      </chakra.span>
    </chakra.li>
  );
}

/** The bookings with a goal or budget that are not over: who delivers too little or too much. */
export function PacingBoard({ rows }: { rows: readonly OverviewRow[] | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const paced = (rows ?? [])
    .filter(isPaced)
    .filter(({ pacing }) => pacing.neededPerDay !== null)
    .sort((left, right) => byUrgency(left.pacing, right.pacing));
  if (paced.length === 0) return null;

  const shown = showsAll ? paced : paced.slice(0, MAX_AT_FIRST);

  return (
    <Panel
      title={TITLE}
      help="Impressions delivered of the goal of each booking; the mark is where even delivery would stand. Forecast by the last seven complete days."
      state="ready"
      actions={
        paced.length > MAX_AT_FIRST && (
          <Button size="2xs" variant="ghost" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${paced.length}`}
          </Button>
        )
      }
    >
      <Grid as="ul" listStyleType="none" m="0" p="0" aria-label="Pace of bookings">
        {shown.map((row) => (
          <Row key={row.bookingId} row={row} />
        ))}
      </Grid>
    </Panel>
  );
}
