import { Button, HStack, Stack, Text, useBreakpointValue } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type DateRangePresetId, DATE_RANGE_PRESETS } from '#schema/date-ranges';
import {
  completeRange,
  daysOfDraft,
  describeDraft,
  draftOfDays,
  draftOfPreset,
  type DraftRange,
  type PickedRange,
} from './draft-range';
import { RangeCalendar } from './range-calendar';
import { TypedDay } from './typed-day';

type RangePanelProps = {
  value: PickedRange;
  today: string;
  timeZone: string | undefined;
  onApply: (range: PickedRange) => void;
  onCancel: () => void;
};

export function RangePanel({ value, today, timeZone, onApply, onCancel }: RangePanelProps) {
  const [draft, setDraft] = useState<DraftRange>(value);
  // A preset may be months away: the calendar opens again at its dates.
  const [presetsChosen, setPresetsChosen] = useState(0);
  const days = useMemo(() => daysOfDraft(draft), [draft]);
  const months = useBreakpointValue<1 | 2>({ base: 1, md: 2 }, { ssr: false }) ?? 1;
  const picked = completeRange(draft);
  const [typings, setTypings] = useState(0);

  const choosePreset = (preset: DateRangePresetId) => {
    setDraft(draftOfPreset(preset, today));
    setPresetsChosen((count) => count + 1);
    setTypings((count) => count + 1);
  };
  const typeDay = (part: 'startDate' | 'endDate') => (day: string | undefined) => {
    setDraft(({ startDate, endDate }) => ({ startDate, endDate, [part]: day }));
    if (day) setPresetsChosen((count) => count + 1);
  };

  return (
    <Stack gap="3" padding="3" paddingBottom="0">
      <Stack direction={{ base: 'column', md: 'row' }} gap="3">
        <PresetList selected={draft.preset} onSelect={choosePreset} />
        <RangeCalendar
          key={`${months}-${presetsChosen}`}
          days={days}
          onDaysChange={(chosen) => {
            setDraft(draftOfDays(chosen));
            setTypings((count) => count + 1);
          }}
          today={today}
          timeZone={timeZone}
          months={months}
        />
      </Stack>
      {/* A picked day replaces the typed one. */}
      <HStack key={typings} gap="3" align="start">
        <TypedDay label="Start" day={draft.startDate} onChange={typeDay('startDate')} />
        <TypedDay label="End" day={draft.endDate} onChange={typeDay('endDate')} />
      </HStack>
      {/* Stays visible where the window is too low for the whole panel. */}
      <HStack
        borderTopWidth="1px"
        paddingY="3"
        wrap="wrap"
        position="sticky"
        bottom="0"
        zIndex="docked"
        bg="bg.raised"
      >
        <Text flex="1" textStyle="xs" color="fg.muted" aria-live="polite">
          {describeDraft(draft)}
        </Text>
        <Button size="xs" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="xs" disabled={!picked} onClick={() => picked && onApply(picked)}>
          Apply
        </Button>
      </HStack>
    </Stack>
  );
}

type PresetListProps = {
  selected: DateRangePresetId | undefined;
  onSelect: (preset: DateRangePresetId) => void;
};

function PresetList({ selected, onSelect }: PresetListProps) {
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
