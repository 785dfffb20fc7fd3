import { DatePicker } from '@chakra-ui/react';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { MonthAndYearViews } from '#client/components/date-range-picker/month-and-year-views';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';

const NOVEMBER: PickedRange = { startDate: '2026-11-02', endDate: '2026-11-12' };
const INVALID: PickedRange = { startDate: 'x', endDate: '2026-11-12' };

const picker = (start: PickedRange, isCompact: boolean) => (
  <Stateful start={start}>
    {(value, onApply) => (
      <DateRangePicker
        label="Date range"
        value={value}
        onApply={onApply}
        today="2026-11-20"
        timeZone="Pacific/Auckland"
        width="16rem"
        isCompact={isCompact}
      />
    )}
  </Stateful>
);

export const dateRangePicker: readonly Specimen[] = [
  {
    component: 'date-range-picker/date-range-picker',
    states: {
      data: picker(NOVEMBER, false),
      compact: picker(NOVEMBER, true),
      error: picker(INVALID, false),
    },
  },
  {
    component: 'date-range-picker/month-and-year-views',
    states: {
      months: (
        <DatePicker.Root inline defaultView="month" maxW="20rem">
          <DatePicker.Content unstyled>
            <MonthAndYearViews />
          </DatePicker.Content>
        </DatePicker.Root>
      ),
    },
  },
];
