import { DatePicker, HStack, Text, useDatePickerContext } from '@chakra-ui/react';

function SecondMonth() {
  const calendar = useDatePickerContext();
  return (
    <Text flex="1" textAlign="center" textStyle="sm" fontWeight="semibold" lineHeight="7">
      {calendar.getOffset({ months: 1 }).visibleRangeText.start}
    </Text>
  );
}

/** The names of the months shown, between the arrows; the first leads to a choice of month and year. */
export function CalendarHead({ months }: { months: 1 | 2 }) {
  const calendar = useDatePickerContext();
  return (
    <HStack gap="0">
      <DatePicker.PrevTrigger />
      <DatePicker.ViewTrigger>{calendar.visibleRangeText.start}</DatePicker.ViewTrigger>
      {months === 2 && <SecondMonth />}
      <DatePicker.NextTrigger />
    </HStack>
  );
}
