import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { MultiSelectList, type MultiSelectListProps } from './multi-select-list';
import type { Selection } from './selection';
import { useClosingSoon } from './use-closing-soon';

interface MultiSelectSectionProps extends Omit<MultiSelectListProps, 'focusRef'> {
  description: string;
  isDisabled?: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The same list as a row that expands in place: for sheets on narrow screens. */
export function MultiSelectSection({
  description,
  isDisabled = false,
  isOpen,
  onToggle,
  ...list
}: MultiSelectSectionProps) {
  const id = useId();
  const closeSoon = useClosingSoon(() => onToggle(false));
  const change = (next: Selection) => {
    list.onChange(next);
    if (list.isSingle) closeSoon();
  };

  return (
    <Box borderBottomWidth="1px">
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        onClick={() => onToggle(!isOpen)}
        display="flex"
        alignItems="center"
        gap="3"
        width="full"
        minH="11"
        textAlign="start"
        _disabled={{ layerStyle: 'disabled' }}
      >
        <chakra.span fontWeight="medium">{list.label}</chakra.span>
        <chakra.span
          flex="1"
          minW="0"
          truncate
          textAlign="end"
          textStyle="sm"
          color="fg.muted"
          dir="auto"
        >
          {description}
        </chakra.span>
        <chakra.span color="fg.muted" transform={isOpen ? 'rotate(180deg)' : undefined} asChild>
          <ChevronDown size={16} aria-hidden />
        </chakra.span>
      </chakra.button>
      {isOpen && !isDisabled && (
        <Box id={id} mb="3" borderWidth="1px" borderRadius="md">
          <MultiSelectList {...list} onChange={change} />
        </Box>
      )}
    </Box>
  );
}
