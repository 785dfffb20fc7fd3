import { DatePicker } from '@chakra-ui/react';

/** The views of a calendar that lead to another month and year. */
export const MonthAndYearViews = () => (
  <>
    <DatePicker.View view="month">
      <DatePicker.Header />
      <DatePicker.MonthTable />
    </DatePicker.View>
    <DatePicker.View view="year">
      <DatePicker.Header />
      <DatePicker.YearTable />
    </DatePicker.View>
  </>
);
