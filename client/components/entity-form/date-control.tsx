import { LANGUAGE } from '#schema/writing/numbers';
import { DatePicker, Input, parseDate, Portal, useFieldContext } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { isLocalDate } from '#schema/local-date';
import { formatDateField } from '#client/formatting/dates';
import { MonthAndYearViews } from '#client/components/date-range-picker/month-and-year-views';
import { parseTypedDate } from './typed-date';

interface DateControlProps {
  label: string;
  /** A local date (YYYY-MM-DD), or any other typed text. */
  value: string;
  onChange: (value: string) => void;
  /** Earlier days cannot be picked. */
  earliest?: string;
}

const MONDAY = 1;

const day = (value: string | undefined) => (isLocalDate(value) ? parseDate(value) : undefined);

/** A date field with a calendar; shows '05-Nov-2026', weeks from Monday. */
export function DateControl({ label, value, onChange, earliest }: DateControlProps) {
  const field = useFieldContext();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = day(value);
  const type = (text: string) => {
    setTyped(text);
    onChange(parseTypedDate(text) ?? text);
  };

  return (
    <DatePicker.Root
      locale={LANGUAGE}
      startOfWeek={MONDAY}
      fixedWeeks
      hideOutsideDays
      size="xs"
      width="full"
      value={chosen ? [chosen] : []}
      onValueChange={({ value: [picked] }) => picked && onChange(picked.toString())}
      min={day(earliest)}
      readOnly={field?.readOnly}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <DatePicker.Control>
        {/* The picker's own input takes digits and slashes only, and the picker would overwrite any input that it recognises. */}
        <Input
          data-part="date"
          autoComplete="off"
          placeholder="dd-Mon-yyyy"
          pe="9"
          value={typed ?? (chosen ? formatDateField(value) : value)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
        <DatePicker.IndicatorGroup>
          <DatePicker.Trigger aria-label={`${label}: open the calendar`}>
            <CalendarDays aria-hidden />
          </DatePicker.Trigger>
        </DatePicker.IndicatorGroup>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content>
            <DateCalendar />
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  );
}

/** A month to pick a day from, with month and year views. */
function DateCalendar() {
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
