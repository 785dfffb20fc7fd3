import type { Option } from '#client/components/form/option';
import type { Country } from '#client/components/form/country-choice';
import type { FormValues } from './form-values';

interface FieldBase<Values extends FormValues> {
  name: string & keyof Values;
  label: string;
  /** One line under the field. */
  help?: string;
  /** Fields are required by default. */
  isOptional?: boolean;
  /** Replaces '{label} is required'. */
  requiredText?: string;
  isReadOnly?: boolean;
  /** Takes half of the row where there is room. */
  isHalf?: boolean;
  /** Begins a new row. */
  isRowStart?: boolean;
  /**
   * A rule in addition to the rules of the kind: the error, or null. It runs when the kind reports
   * no error.
   */
  check?: (values: Values) => string | null;
  /** The server's snake_case names of the field; by default the field's own. */
  serverNames?: readonly string[];
}

interface TextField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'text' | 'email' | 'domain' | 'password';
  /** Characters of the trimmed text. */
  min?: number;
  /** Replaces '{label} must be at least N characters'. */
  minText?: string;
  max?: number;
  /**
   * Number of used characters at which the counter warns; a field with this and a maximum shows the
   * characters left.
   */
  warnAt?: number;
  placeholder?: string;
}

interface NumberField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'number';
  step?: number;
}

interface MoneyField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'money';
  step?: number;
  /** ISO 4217. */
  currency: string;
}

interface ButtonsField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'buttons';
  options: readonly Option[];
}

interface ChoiceField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'select' | 'combobox';
  options: readonly Option[];
  placeholder?: string;
  /** The server searches the options for the text; without it the control searches them itself. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
}

interface ChoicesField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'choices';
  options: readonly Option[];
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  emptyText: string;
}

interface DateField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'date';
  /** The field whose date this one must not precede. */
  notBefore?: string & keyof Values;
}

interface ToggleField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'toggle';
}

interface CountriesField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'countries';
  countries: readonly Country[];
  /** Codes that a person may choose. */
  available: readonly string[];
  /** Also asks for a home country. */
  hasPrimary?: boolean;
  /** The home country alone, without a list. */
  isPrimaryOnly?: boolean;
}

interface SuggestedField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'suggested';
  min?: number;
  suggestions: readonly Option[];
  onSearch: (text: string) => void;
  isLoading?: boolean;
  /** The form's values after a person selects a suggestion. */
  onPick: (value: string) => Partial<Values>;
  /** Set while a suggestion is selected: the form's values after a person clears it. */
  onClear?: () => Partial<Values>;
  emptyText: string;
}

/** One field of a form, declared by its kind; the kind decides control, rules and text format. */
export type FormField<Values extends FormValues> =
  | TextField<Values>
  | NumberField<Values>
  | MoneyField<Values>
  | ButtonsField<Values>
  | ChoiceField<Values>
  | ChoicesField<Values>
  | DateField<Values>
  | ToggleField<Values>
  | CountriesField<Values>
  | SuggestedField<Values>;
