import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { PHONE_LOOK } from './action-look';
import { CountBadge } from '#client/components/multi-select/count-badge';

interface FilterSheetButtonProps {
  count: number;
  onOpen: () => void;
  /** The bar of a phone shows the word. */
  isOnPhone?: boolean;
}

const lookOf = (count: number) =>
  ({
    variant: 'outline',
    size: 'sm',
    flexShrink: '0',
    px: '2.5',
    color: 'fg',
    borderColor: count === 0 ? 'border.control' : 'brand.solid',
    bg: count === 0 ? 'bg.panel' : 'brand.subtle',
  }) as const;

/** Opens the sheet of filters; its badge shows how many are set. */
export function FilterSheetButton({ count, onOpen, isOnPhone = false }: FilterSheetButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      onClick={onOpen}
      position="relative"
      {...(isOnPhone ? PHONE_LOOK : lookOf(count))}
    >
      <ListFilter aria-hidden />
      {isOnPhone && (
        <chakra.span textStyle="xs" aria-hidden>
          Filters
        </chakra.span>
      )}
      <VisuallyHidden>{count === 0 ? 'Filters' : `Filters: ${count} set`}</VisuallyHidden>
      {count > 0 && <CountBadge count={count} />}
    </Button>
  );
}
