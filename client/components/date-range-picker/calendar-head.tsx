import { DatePicker, HStack, Text, useDatePickerContext } from '@chakra-ui/react';

function SecondMonth() {
  const calendar = useDatePickerContext();
  return (
    <Text flex="1" textAlign="center" textStyle="sm" fontWeight="semibold">
      {calendar.getOffset({ months: 1 }).visibleRangeText.start}
    </Text>
  );
}

/**
 * The names of the visible months, between the arrows; the first opens a choice of month and year.
 */
export function CalendarHead({ months }: { months: 1 | 2 }) {
  const firstMonth = useDatePickerContext().visibleRangeText.start;

  return (
    <HStack gap="0">
      <DatePicker.PrevTrigger />
      <DatePicker.ViewTrigger aria-label={`${firstMonth}: choose another month`}>
        {firstMonth}
      </DatePicker.ViewTrigger>
      {months === 2 && <SecondMonth />}
      <DatePicker.NextTrigger />
    </HStack>
  );
}
