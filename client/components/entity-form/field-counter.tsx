import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { lengthOf } from '#schema/field-rules';

interface FieldCounterProps {
  text: string;
  max: number;
  /** Number of used characters at which the counter warns. */
  warnAt: number;
}

/** Characters left, at the right under a field. */
export function FieldCounter({ text, max, warnAt }: FieldCounterProps) {
  const used = lengthOf(text);
  const isWarning = used >= warnAt;

  return (
    <chakra.span
      ms="auto"
      flexShrink="0"
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="xs"
      data-figure
      data-warning={isWarning}
      color={isWarning ? 'fg.warning' : 'fg.muted'}
    >
      {isWarning && <TriangleAlert size={12} aria-hidden />}
      {used > max ? `${used - max} characters too many` : `${max - used} characters remaining`}
    </chakra.span>
  );
}
