import { Field } from '@chakra-ui/react';
import { useRef, type RefObject } from 'react';
import { ClientField } from '#client/components/form/client-field';
import { ComboboxField } from '#client/components/form/combobox-field';
import { CountryPicker } from '#client/components/form/country-picker';
import type { CountryChoice } from '#client/components/form/country-choice';
import { FieldError } from '#client/components/form/field-error';
import { FormButtons } from '#client/components/form/form-buttons';
import { FormFailure } from '#client/components/form/form-failure';
import { PasswordField } from '#client/components/form/password-field';
import { PasswordInput } from '#client/components/form/password-input';
import { PasswordStrength } from '#client/components/form/password-strength';
import { SelectField } from '#client/components/form/select-field';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

const OPTIONS = [
  { value: 'a', label: 'Ash' },
  { value: 'b', label: 'Birch' },
  { value: 'c', label: 'Cedar, not available', isDisabled: true },
  { value: 'd', label: LONG_TEXT },
];
const COUNTRIES = [
  { code: 'AU', name: 'Australia' },
  { code: 'NZ', name: 'New Zealand' },
];
const CODES = COUNTRIES.map(({ code }) => code);
const BOTH: CountryChoice = { primary: 'NZ', operational: ['NZ', 'AU'] };
const NO_COUNTRY: CountryChoice = { primary: null, operational: [] };
const KOWHAI = { id: 1, displayName: 'Kōwhai Foods' };
const LONG_NAMED = { id: 2, displayName: LONG_TEXT };
const CLIENTS = [KOWHAI, LONG_NAMED];

const chosen = (Control: typeof SelectField | typeof ComboboxField, start: string | null) => (
  <Stateful start={start}>
    {(value, onChange) => (
      <Control
        label="Tree"
        placeholder="Select a tree"
        options={OPTIONS}
        value={value}
        onChange={onChange}
      />
    )}
  </Stateful>
);

const optionStates = (Control: typeof SelectField | typeof ComboboxField) => ({
  data: chosen(Control, 'a'),
  empty: chosen(Control, null),
  'long text': chosen(Control, 'd'),
  disabled: (
    <Control label="Tree" options={OPTIONS} value="a" onChange={() => undefined} isDisabled />
  ),
});

const countries = (start: CountryChoice, isReadOnly: boolean) => (
  <Stateful start={start}>
    {(value, onChange) => (
      <CountryPicker
        countries={COUNTRIES}
        available={CODES}
        value={value}
        onChange={onChange}
        hasPrimary
        isReadOnly={isReadOnly}
      />
    )}
  </Stateful>
);

function Password({ error }: { error: string | null }) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  return (
    <Stateful start="secret">
      {(value, onChange) => (
        <PasswordField
          label="Password"
          what="password"
          name="password"
          autoComplete="new-password"
          value={value}
          onChange={onChange}
          onBlur={() => undefined}
          error={error}
          inputRef={input}
        />
      )}
    </Stateful>
  );
}

export const form: readonly Specimen[] = [
  {
    component: 'form/client-field',
    states: {
      data: <ClientField client={KOWHAI} clients={CLIENTS} onSelect={() => undefined} />,
      loading: <ClientField client={null} clients={undefined} onSelect={() => undefined} />,
      'long text': <ClientField client={LONG_NAMED} clients={CLIENTS} onSelect={() => undefined} />,
    },
  },
  { component: 'form/combobox-field', states: optionStates(ComboboxField) },
  {
    component: 'form/country-picker',
    states: {
      data: countries(BOTH, false),
      empty: countries(NO_COUNTRY, false),
      disabled: countries(BOTH, true),
    },
  },
  {
    component: 'form/field-error',
    states: {
      error: (
        <Field.Root invalid>
          <FieldError>Name is required</FieldError>
        </Field.Root>
      ),
      'long text': (
        <Field.Root invalid>
          <FieldError>{LONG_TEXT}</FieldError>
        </Field.Root>
      ),
    },
  },
  {
    component: 'form/form-buttons',
    states: {
      data: <FormButtons label="Rename" isBusy={false} onCancel={() => undefined} />,
      loading: <FormButtons label="Rename" isBusy onCancel={() => undefined} />,
    },
  },
  {
    component: 'form/form-failure',
    states: {
      error: <FormFailure text="Failed to save booking. Please try again." />,
      'long text': <FormFailure text={LONG_TEXT} />,
      empty: <FormFailure text={null} />,
    },
  },
  {
    component: 'form/password-field',
    states: { data: <Password error={null} />, error: <Password error="Password is required" /> },
  },
  {
    component: 'form/password-input',
    states: {
      data: (
        <Stateful start="secret">
          {(value, onChange) => (
            <Field.Root>
              <Field.Label>Password</Field.Label>
              <PasswordInput
                what="password"
                name="input"
                autoComplete="new-password"
                value={value}
                onChange={onChange}
              />
            </Field.Root>
          )}
        </Stateful>
      ),
    },
  },
  {
    component: 'form/password-strength',
    states: {
      empty: <PasswordStrength password="" />,
      error: <PasswordStrength password="short" />,
      data: <PasswordStrength password="four plain words together" />,
    },
  },
  { component: 'form/select-field', states: optionStates(SelectField) },
  {
    component: 'form/switch-buttons',
    states: {
      data: (
        <Stateful start="a">
          {(value, onChange) => (
            <SwitchButtons
              label="Tree"
              options={OPTIONS.slice(0, 2)}
              value={value}
              onChange={onChange}
            />
          )}
        </Stateful>
      ),
    },
  },
];
