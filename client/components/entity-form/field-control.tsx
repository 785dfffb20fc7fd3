import { currencySign } from '#schema/writing/money';
import { Input, InputGroup, Switch } from '@chakra-ui/react';
import { ComboboxField } from '#client/components/form/combobox-field';
import { CountryPicker } from '#client/components/form/country-picker';
import { PasswordInput } from '#client/components/form/password-input';
import { SelectField } from '#client/components/form/select-field';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { ChoiceList } from './choice-list';
import { DateControl } from './date-control';
import type { FormField } from './form-field';
import {
  countriesOf,
  flagOf,
  toList,
  toText,
  type FieldValue,
  type FormValues,
} from './form-values';
import { SuggestedText } from './suggested-text';

interface FieldControlProps<Values extends FormValues> {
  field: FormField<Values>;
  values: Values;
  /** Shown by controls of which a part is wrong. */
  partError: string | null;
  onChange: (value: FieldValue) => void;
  /** Changes several fields at once. */
  onPatch: (part: Partial<Values>) => void;
}

const INPUT_TYPE = { text: 'text', email: 'email', domain: 'text' } as const;

export function FieldControl<Values extends FormValues>(props: FieldControlProps<Values>) {
  const { field, values, onChange, onPatch } = props;
  const value = values[field.name];

  switch (field.kind) {
    case 'text':
    case 'email':
    case 'domain':
      return (
        <Input
          type={INPUT_TYPE[field.kind]}
          name={field.name}
          autoComplete="off"
          dir="auto"
          placeholder={field.placeholder}
          value={toText(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'password':
      return (
        <PasswordInput
          what={field.label.toLowerCase()}
          name={field.name}
          autoComplete="new-password"
          size="sm"
          value={toText(value)}
          onChange={onChange}
        />
      );
    case 'number':
    case 'money': {
      const input = (
        <Input
          type="number"
          inputMode="decimal"
          name={field.name}
          min={0}
          step={field.step ?? (field.kind === 'money' ? 0.01 : 1)}
          value={toText(value)}
          onChange={({ target }) => onChange(target.value)}
          // The wheel scrolls the form and must not change an amount.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      );
      if (field.kind === 'number') return input;
      return <InputGroup startElement={currencySign(field.currency)}>{input}</InputGroup>;
    }
    case 'buttons':
      return (
        <SwitchButtons
          label={field.label}
          options={field.options}
          value={toText(value)}
          onChange={onChange}
          size="xs"
        />
      );
    case 'select':
      return (
        <SelectField {...choiceProps(field, value)} options={field.options} onChange={onChange} />
      );
    case 'combobox':
      return (
        <ComboboxField
          {...choiceProps(field, value)}
          options={field.options}
          onChange={onChange}
          onSearch={field.onSearch}
          isLoading={field.isLoading}
        />
      );
    case 'choices':
      return <ChoiceList {...field} value={toList(value)} onChange={onChange} />;
    case 'date':
      return (
        <DateControl
          label={field.label}
          value={toText(value)}
          onChange={onChange}
          earliest={field.notBefore && toText(values[field.notBefore])}
        />
      );
    case 'toggle':
      return (
        <Switch.Root
          checked={flagOf(value)}
          onCheckedChange={({ checked }) => onChange(checked)}
          readOnly={field.isReadOnly}
          size="sm"
        >
          <Switch.HiddenInput name={field.name} />
          <Switch.Control />
          <Switch.Label>{field.label}</Switch.Label>
        </Switch.Root>
      );
    case 'countries':
      return (
        <CountryPicker
          {...field}
          primaryError={props.partError}
          isAtLeastOne={!field.isOptional}
          value={countriesOf(value)}
          onChange={onChange}
        />
      );
    case 'suggested':
      return (
        <SuggestedText
          {...field}
          value={toText(value)}
          onChange={onChange}
          onPick={(picked) => onPatch(field.onPick(picked))}
          onClear={field.onClear && (() => field.onClear && onPatch(field.onClear()))}
        />
      );
  }
}

function choiceProps<Values extends FormValues>(
  { label, placeholder, isReadOnly }: FormField<Values> & { placeholder?: string },
  value: FieldValue | undefined,
) {
  return { label, placeholder, isDisabled: isReadOnly, value: toText(value) || null };
}
