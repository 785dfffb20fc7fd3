import { chakra, HStack } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { lastPage, rangeLabel } from './table-order';

interface TableFootProps {
  page: number;
  pageSize: number;
  total: number;
  /** The number of rows is unknown: they load, or loading failed. */
  isUnknown: boolean;
  onPage: (page: number) => void;
}

export function TableFoot({ page, pageSize, total, isUnknown, onPage }: TableFootProps) {
  return (
    <HStack
      justify="flex-end"
      gap="1"
      px="3"
      py="1"
      minH="10"
      borderTopWidth="1px"
      color="fg.muted"
    >
      <chakra.span textStyle="xs" data-figure aria-live="polite" me="1">
        {!isUnknown && rangeLabel(page, pageSize, total)}
      </chakra.span>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        onClick={() => onPage(page - 1)}
        isDisabled={page === 0}
      />
      <IconButton
        label="Next page"
        icon={ChevronRight}
        onClick={() => onPage(page + 1)}
        isDisabled={page >= lastPage(total, pageSize)}
      />
    </HStack>
  );
}
