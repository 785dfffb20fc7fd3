import { Field } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** The error under a field, not shown by colour alone. */
export function FieldError({ children }: { children: string }) {
  return (
    <Field.ErrorText display="flex" alignItems="center" gap="1">
      <CircleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
      {children}
    </Field.ErrorText>
  );
}
