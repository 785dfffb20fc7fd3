import { chakra, HStack } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { IconButton } from '#client/components/inline/icon-button';
import { lastPage, rangeLabel } from './table-order';

export interface PageSizeChoice {
  choices: readonly number[];
  onChoose: (size: number) => void;
}

interface TableFootProps {
  page: number;
  pageSize: number;
  /** Shown where there are more rows than the smallest page holds. */
  sizes?: PageSizeChoice;
  total: number;
  /** The table looks the same with any number of rows, buttons included. */
  hasFixedHeight: boolean;
  /** The number of rows is unknown: they load, or loading failed. */
  isUnknown: boolean;
  onPage: (page: number) => void;
}

export function TableFoot(props: TableFootProps) {
  const { page, pageSize, sizes, total, isUnknown, onPage } = props;
  const hasSizes = sizes && !isUnknown && total > Math.min(...sizes.choices);
  // A list that fits has nowhere to go; one that shrank leads back.
  const hasPages = props.hasFixedHeight || page > 0 || total > pageSize;

  return (
    <HStack
      data-screen-only
      justify="flex-end"
      gap="1"
      px="3"
      py="1"
      minH="10"
      borderTopWidth="1px"
      color="fg.muted"
    >
      {hasSizes && (
        <HStack gap="2" me="auto">
          <chakra.span textStyle="xs" aria-hidden hideBelow="sm">
            Rows
          </chakra.span>
          <SwitchButtons
            label="Rows on a page"
            options={sizes.choices.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => sizes.onChoose(Number(size))}
          />
        </HStack>
      )}
      <chakra.span textStyle="xs" data-figure aria-live="polite" me="1">
        {!isUnknown && rangeLabel(page, pageSize, total)}
      </chakra.span>
      {hasPages && (
        <>
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
        </>
      )}
    </HStack>
  );
}
