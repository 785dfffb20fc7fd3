import { DatePicker, type DateValue, parseDate, Stack } from '@chakra-ui/react';
import { format, parseISO, startOfMonth, subMonths } from 'date-fns';
import { useMemo } from 'react';
import { CalendarHead } from './calendar-head';

const MONDAY = 1;

type RangeCalendarProps = {
  days: readonly string[];
  onDaysChange: (days: string[]) => void;
  today: string;
  timeZone: string | undefined;
  months: 1 | 2;
};

// With two months shown, the end of the range stands in the right one.
function firstFocusedDay(days: readonly string[], today: string, months: 1 | 2): string {
  const last = days.at(-1) ?? today;
  if (months === 1) return last;
  const leftMonth = format(startOfMonth(subMonths(parseISO(last), 1)), 'yyyy-MM-dd');
  const first = days[0];
  return first !== undefined && first >= leftMonth ? first : leftMonth;
}

export function RangeCalendar({ days, onDaysChange, today, timeZone, months }: RangeCalendarProps) {
  const value = useMemo<DateValue[]>(() => days.map((day) => parseDate(day)), [days]);
  const focusFirst = useMemo(() => parseDate(firstFocusedDay(days, today, months)), [days, today, months]);
  return (
    <DatePicker.Root
      inline
      selectionMode="range"
      locale="en-GB"
      timeZone={timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
      startOfWeek={MONDAY}
      numOfMonths={months}
      closeOnSelect={false}
      hideOutsideDays
      fixedWeeks
      size="xs"
      flex="1"
      width="auto"
      value={value}
      defaultFocusedValue={focusFirst}
      onValueChange={(details) => onDaysChange(details.value.map((day) => day.toString()))}
    >
      <DatePicker.View view="day">
        <CalendarHead months={months} />
        <Stack direction="row" gap="2.5" justify="center" align="flex-start">
          <DatePicker.DayTable />
          {months === 2 && <DatePicker.DayTable offset={1} />}
        </Stack>
      </DatePicker.View>
      <DatePicker.View view="month">
        <DatePicker.Header />
        <DatePicker.MonthTable />
      </DatePicker.View>
      <DatePicker.View view="year">
        <DatePicker.Header />
        <DatePicker.YearTable />
      </DatePicker.View>
    </DatePicker.Root>
  );
}
