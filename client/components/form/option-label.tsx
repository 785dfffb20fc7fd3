import { useFieldContext, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import type { OptionFieldProps } from './option';

interface OptionLabelProps extends Pick<OptionFieldProps, 'label' | 'hideLabel'> {
  /** The label of the select or combobox. */
  as: ComponentType<{ textStyle?: string; children: ReactNode }>;
}

/** The label of a field of options. Inside a form field the label belongs to that field. */
export function OptionLabel({ as: Label, label, hideLabel = false }: OptionLabelProps) {
  const field = useFieldContext();
  if (field) return null;
  if (!hideLabel) return <Label textStyle="label">{label}</Label>;

  return (
    <VisuallyHidden asChild>
      <Label>{label}</Label>
    </VisuallyHidden>
  );
}
