import { chakra } from '@chakra-ui/react';
import { ClippedText } from './clipped-text';

interface TwoLinesProps {
  name: string;
  note: string | null;
  /** The name may take several lines: for names that differ at their ends. */
  isWhole?: boolean;
}

/** A name and, muted under it, a note that distinguishes it from others of the same name. */
export function TwoLines({ name, note, isWhole = false }: TwoLinesProps) {
  return (
    <chakra.span display="block" minW="0" py={isWhole ? { md: '1' } : undefined}>
      {isWhole ? (
        <chakra.span display="block" whiteSpace="normal" overflowWrap="anywhere" lineHeight="short">
          {name}
        </chakra.span>
      ) : (
        <ClippedText>{name}</ClippedText>
      )}
      {note && (
        <chakra.span display="block" color="fg.muted">
          <ClippedText>{note}</ClippedText>
        </chakra.span>
      )}
    </chakra.span>
  );
}
