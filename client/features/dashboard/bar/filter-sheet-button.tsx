import { Button, VisuallyHidden } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { CountBadge } from '#client/components/multi-select/count-badge';

/** Opens the sheet of filters; its badge shows how many are set. */
export function FilterSheetButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button
      aria-haspopup="dialog"
      onClick={onOpen}
      variant="outline"
      size="sm"
      flexShrink="0"
      px="2.5"
      color="fg"
      borderColor={count === 0 ? 'border.control' : 'brand.solid'}
      bg={count === 0 ? 'bg.panel' : 'brand.subtle'}
      position="relative"
    >
      <ListFilter aria-hidden />
      <VisuallyHidden>{count === 0 ? 'Filters' : `Filters: ${count} set`}</VisuallyHidden>
      {count > 0 && <CountBadge count={count} />}
    </Button>
  );
}
