import { chakra } from '@chakra-ui/react';
import { ClippedText } from './clipped-text';

interface TwoLinesProps {
  name: string;
  note: string | null;
  /** The name takes as many lines as it needs: where names differ at their ends. */
  isWhole?: boolean;
}

/** A name and, under it and muted, what tells it from others of that name. */
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
