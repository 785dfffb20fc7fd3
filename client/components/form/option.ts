/** One entry of a select or combobox. Values are text, as in the DOM; the caller maps its ids. */
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
  /** Screen readers read the label, but it is hidden. */
  hideLabel?: boolean;
  width?: string;
}
