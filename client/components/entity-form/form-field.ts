import type { Option } from '#client/components/form/option';
import type { Country } from '#client/components/form/country-choice';
import type { FormValues } from './form-values';

interface FieldBase<Values extends FormValues> {
  name: string & keyof Values;
  label: string;
  /** One line under the field. */
  help?: string;
  /** Fields are required unless they say otherwise. */
  isOptional?: boolean;
  /** Said in place of '{label} is required'. */
  requiredText?: string;
  isReadOnly?: boolean;
  /** Takes half of the row where there is room. */
  isHalf?: boolean;
  /** Begins a row of its own. */
  isRowStart?: boolean;
  /**
   * A rule beyond those of the kind: what is wrong, or null. Asked once the kind has nothing to
   * say.
   */
  check?: (values: Values) => string | null;
  /** The snake_case names under which the server speaks of the field; by default its own. */
  serverNames?: readonly string[];
}

interface TextField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'text' | 'email' | 'domain' | 'password';
  /** Characters of the trimmed text. */
  min?: number;
  /** Said in place of '{label} must be at least N characters'. */
  minText?: string;
  max?: number;
  /**
   * Characters used from which the counter warns; a field with a maximum and this shows how many
   * are left.
   */
  warnAt?: number;
  placeholder?: string;
}

interface NumberField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'number' | 'money';
  step?: number;
}

interface ButtonsField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'buttons';
  options: readonly Option[];
}

interface ChoiceField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'select' | 'combobox';
  options: readonly Option[];
  placeholder?: string;
  /** The options are those the server found for the text; without it they are searched here. */
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
  /** The field whose date this one may not precede. */
  notBefore?: string & keyof Values;
}

interface ToggleField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'toggle';
}

interface CountriesField<Values extends FormValues> extends FieldBase<Values> {
  kind: 'countries';
  countries: readonly Country[];
  /** Codes that may be chosen. */
  available: readonly string[];
  /** A home country is asked for beside the list. */
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
  /** What the form holds once a suggestion is taken up instead of typing on. */
  onPick: (value: string) => Partial<Values>;
  /** Set while a suggestion is taken up: what the form holds once it is let go of. */
  onClear?: () => Partial<Values>;
  emptyText: string;
}

/**
 * One field of a form, declared by its kind; the kind decides control, rules and how its value is
 * written out.
 */
export type FormField<Values extends FormValues> =
  | TextField<Values>
  | NumberField<Values>
  | ButtonsField<Values>
  | ChoiceField<Values>
  | ChoicesField<Values>
  | DateField<Values>
  | ToggleField<Values>
  | CountriesField<Values>
  | SuggestedField<Values>;
