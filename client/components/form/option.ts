/**
 * One entry of a select or combobox. Values are text, as the DOM has them; a caller maps its ids.
 */
export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface OptionFieldProps {
  label: string;
  options: readonly Option[];
  /** Null: nothing chosen. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  width?: string;
}
