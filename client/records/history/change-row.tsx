import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { fieldText, listDifference, valueTexts, type HistoryChange } from './history-texts';

const Old = chakra('del', { base: { color: 'fg.muted', textDecoration: 'line-through' } });
const New = chakra('ins', { base: { color: 'fg', textDecoration: 'none' } });

interface Sides {
  before?: string;
  after?: string;
}

function Replaced({ before, after }: Sides) {
  return (
    <>
      {before && (
        <>
          <VisuallyHidden>From </VisuallyHidden>
          <Old>{before}</Old>
          <span aria-hidden> → </span>
          <VisuallyHidden> to </VisuallyHidden>
        </>
      )}
      {after ? <New>{after}</New> : <chakra.span color="fg.muted">nothing</chakra.span>}
    </>
  );
}

/** The removed and added items of a list, one per line. */
function ListChange({ lost, gained }: { lost: string[]; gained: string[] }) {
  return (
    <>
      {lost.map((item) => (
        <chakra.div key={item}>
          <span aria-hidden>− </span>
          <VisuallyHidden>Without </VisuallyHidden>
          <Old>{item}</Old>
        </chakra.div>
      ))}
      {gained.map((item) => (
        <chakra.div key={item}>
          <span aria-hidden>+ </span>
          <VisuallyHidden>With </VisuallyHidden>
          <New>{item}</New>
        </chakra.div>
      ))}
    </>
  );
}

/** One field: its old and new value; for a list, the removed and added items. */
export function ChangeRow({ change, isFirst }: { change: HistoryChange; isFirst: boolean }) {
  const difference = listDifference(change);
  const [before, after] = [change.before, change.after].map((values) =>
    valueTexts(change, values).join(', '),
  );

  return (
    <Box
      display="grid"
      // A long word without a break must not widen its column.
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
      columnGap="3"
      py="1"
      borderTopWidth={isFirst ? '0' : '1px'}
      borderColor="border.muted"
      textStyle="xs"
    >
      <chakra.dt color="fg.muted">{fieldText(change.field)}</chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        {difference ? <ListChange {...difference} /> : <Replaced before={before} after={after} />}
      </chakra.dd>
    </Box>
  );
}
