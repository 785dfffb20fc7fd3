import { DatePicker } from '@chakra-ui/react';
import { MonthAndYearViews } from '#client/components/date-range-picker/month-and-year-views';

/** A month to pick a day from, with month and year views. */
export function DateCalendar() {
  return (
    <>
      <DatePicker.View view="day">
        <DatePicker.Header />
        <DatePicker.DayTable />
      </DatePicker.View>
      <MonthAndYearViews />
    </>
  );
}
