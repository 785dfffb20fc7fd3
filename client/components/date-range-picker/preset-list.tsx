import { Button, Stack } from '@chakra-ui/react';
import { DATE_RANGE_PRESETS, type DateRangePresetId } from '#schema/date-ranges';

type PresetListProps = {
  selected: DateRangePresetId | undefined;
  onSelect: (preset: DateRangePresetId) => void;
};

export function PresetList({ selected, onSelect }: PresetListProps) {
  return (
    <Stack
      role="group"
      aria-label="Quick select"
      direction={{ base: 'row', md: 'column' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="1"
      flex={{ base: 'none', md: '0 0 104px' }}
    >
      {DATE_RANGE_PRESETS.map(({ id, label }) => (
        <Button
          key={id}
          size="2xs"
          variant={id === selected ? 'subtle' : 'ghost'}
          aria-pressed={id === selected}
          justifyContent="flex-start"
          color="fg"
          fontWeight={id === selected ? 'semibold' : 'normal'}
          onClick={() => onSelect(id)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
