import { Box } from '@chakra-ui/react';
import { CountBadge } from '#client/components/multi-select/count-badge';
import { MultiSelect } from '#client/components/multi-select/multi-select';
import { MultiSelectSection } from '#client/components/multi-select/multi-select-section';
import { ALL, type Selection, selectionText } from '#client/components/multi-select/selection';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

const REGIONS = [
  { id: 3, name: 'Auckland' },
  { id: 5, name: 'Otago', detail: 'South' },
  { id: 9, name: LONG_TEXT },
];

const select = (start: Selection, isDisabled = false, choices = REGIONS) => (
  <Stateful start={start}>
    {(selection, onChange) => (
      <MultiSelect
        label="Region"
        description={selectionText(selection, choices, 'Region')}
        choices={choices}
        selection={selection}
        onChange={onChange}
        isDisabled={isDisabled}
      />
    )}
  </Stateful>
);

const section = (start: Selection, isDisabled: boolean) => (
  <Stateful start={false}>
    {(isOpen, onToggle) => (
      <Stateful start={start}>
        {(selection, onChange) => (
          <MultiSelectSection
            label="Region"
            description={selectionText(selection, REGIONS, 'Region')}
            choices={REGIONS}
            selection={selection}
            onChange={onChange}
            isDisabled={isDisabled}
            isOpen={isOpen}
            onToggle={onToggle}
          />
        )}
      </Stateful>
    )}
  </Stateful>
);

export const multiSelect: readonly Specimen[] = [
  {
    component: 'multi-select/count-badge',
    states: {
      data: (
        <Box position="relative" boxSize="8" borderWidth="1px">
          <CountBadge count={3} />
        </Box>
      ),
      'many digits': (
        <Box position="relative" boxSize="8" borderWidth="1px">
          <CountBadge count={1200} />
        </Box>
      ),
    },
  },
  {
    component: 'multi-select/multi-select',
    states: {
      data: select([3, 5]),
      all: select(ALL),
      empty: select(ALL, false, []),
      disabled: select([3], true),
      'long text': select([9]),
    },
  },
  {
    component: 'multi-select/multi-select-section',
    states: {
      data: section([3], false),
      disabled: section(ALL, true),
      'long text': section([9], false),
    },
  },
];
