import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { fieldText, listDifference, valueTexts, type HistoryChange } from './history-texts';

const Old = chakra('del', { base: { color: 'fg.muted', textDecoration: 'line-through' } });
const New = chakra('ins', { base: { color: 'fg', textDecoration: 'none' } });

/** One field: what it was and what it became; of a list, what went and what came. */
export function ChangeRow({ change, isFirst }: { change: HistoryChange; isFirst: boolean }) {
  const difference = listDifference(change);
  const before = valueTexts(change, difference ? difference.lost : change.before);
  const after = valueTexts(change, difference ? difference.gained : change.after);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }}
      columnGap="3"
      py="1"
      borderTopWidth={isFirst ? '0' : '1px'}
      borderColor="border.muted"
      textStyle="xs"
    >
      <chakra.dt color="fg.muted">{fieldText(change.field)}</chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        {before.length > 0 && (
          <>
            <VisuallyHidden>{difference ? 'Without ' : 'From '}</VisuallyHidden>
            <Old>{before.join(', ')}</Old>
          </>
        )}
        {before.length > 0 && (after.length > 0 || !difference) && <span aria-hidden> → </span>}
        {after.length > 0 && (
          <>
            <VisuallyHidden>{difference ? ' With ' : ' To '}</VisuallyHidden>
            <New>{after.join(', ')}</New>
          </>
        )}
        {after.length === 0 && !difference && <chakra.span color="fg.muted">nothing</chakra.span>}
      </chakra.dd>
    </Box>
  );
}
