import { Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '#client/formatting/dates';
import { parseTypedDate } from '#client/components/entity-form/typed-date';

interface TypedDayProps {
  label: string;
  day: string | undefined;
  /** Undefined when the field is empty or holds no date. */
  onChange: (day: string | undefined) => void;
}

/** A typed day of the range; shown as '05 Nov 2026'. */
export function TypedDay({ label, day, onChange }: TypedDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && typed.trim() !== '' && parseTypedDate(typed) === null;

  return (
    <Field.Root invalid={isInvalid} flex="1" gap="1">
      <Field.Label>{label}</Field.Label>
      <Input
        size="xs"
        autoComplete="off"
        placeholder="dd Mon yyyy"
        value={typed ?? (day ? formatDate(day) : '')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseTypedDate(target.value) ?? undefined);
        }}
        // Text that is not a date stays, with its error.
        onBlur={() => !isInvalid && setTyped(null)}
      />
      <Field.ErrorText textStyle="xs">Date input not valid.</Field.ErrorText>
    </Field.Root>
  );
}
