import { LANGUAGE } from '#schema/writing/numbers';
import { readersZone } from '#schema/writing/dates';
import {
  DatePicker,
  type DateValue,
  parseDate,
  Stack,
  HStack,
  Text,
  useDatePickerContext,
} from '@chakra-ui/react';
import { format, parseISO, startOfMonth, subMonths } from 'date-fns';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { MonthAndYearViews } from './month-and-year-views';
import { isTooFar, nextEnabledDay } from './enabled-days';

const MONDAY = 1;

type RangeCalendarProps = {
  days: readonly string[];
  onDaysChange: (days: string[]) => void;
  today: string;
  timeZone: string | undefined;
  months: 1 | 2;
};

/**
 * The first month of the calendar, so that the end of the range is in the last visible month, and
 * the focused day.
 */
function openingDays(days: readonly string[], today: string, months: 1 | 2) {
  const end = days.at(-1) ?? today;
  const start = days[0] ?? today;
  const firstShown = format(startOfMonth(subMonths(parseISO(end), months - 1)), 'yyyy-MM-dd');
  return {
    firstShown: parseDate(firstShown),
    focused: parseDate(start >= firstShown ? start : end),
  };
}

export function RangeCalendar({ days, onDaysChange, today, timeZone, months }: RangeCalendarProps) {
  const value = useMemo<DateValue[]>(() => days.map((day) => parseDate(day)), [days]);
  const [opening] = useState(() => openingDays(days, today, months));
  const [focused, setFocused] = useState<DateValue>(opening.firstShown);

  useLayoutEffect(() => {
    setFocused(opening.focused); // eslint-disable-line react-hooks/set-state-in-effect -- the machine lays out its months by the day of the first render
  }, [opening]);

  const isDisabled = useCallback(
    (day: string) => days.length === 1 && isTooFar(day, days[0]),
    [days],
  );

  const isUnavailable = useCallback((date: DateValue) => isDisabled(date.toString()), [isDisabled]);
  // Returns the same object for an enabled day: the machine reports every new one.
  const enabled = (next: DateValue) =>
    isDisabled(next.toString())
      ? parseDate(nextEnabledDay(focused.toString(), next.toString(), isDisabled))
      : next;

  return (
    <DatePicker.Root
      inline
      selectionMode="range"
      locale={LANGUAGE}
      timeZone={timeZone ?? readersZone()}
      startOfWeek={MONDAY}
      numOfMonths={months}
      closeOnSelect={false}
      hideOutsideDays
      fixedWeeks
      size="xs"
      flex="1"
      width="auto"
      value={value}
      focusedValue={focused}
      isDateUnavailable={isUnavailable}
      onFocusChange={({ focusedValue }) => setFocused(enabled(focusedValue))}
      onValueChange={(details) => onDaysChange(details.value.map((day) => day.toString()))}
    >
      {/* Zag looks for the focused day inside its content. */}
      <DatePicker.Content unstyled>
        <DatePicker.View view="day">
          <CalendarHead months={months} />
          <Stack direction="row" gap="2.5" justify="center" align="flex-start">
            <DatePicker.DayTable />
            {months === 2 && <DatePicker.DayTable offset={1} />}
          </Stack>
        </DatePicker.View>
        <MonthAndYearViews />
      </DatePicker.Content>
    </DatePicker.Root>
  );
}

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
function CalendarHead({ months }: { months: 1 | 2 }) {
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
