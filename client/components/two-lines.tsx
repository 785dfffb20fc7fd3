import { chakra } from '@chakra-ui/react';
import { ClippedText } from './clipped-text';

/** A name and, under it and muted, what tells it from others of that name. */
export function TwoLines({ name, note }: { name: string; note: string | null }) {
  return (
    <chakra.span display="block" minW="0">
      <ClippedText>{name}</ClippedText>
      {note && (
        <chakra.span display="block" color="fg.muted">
          <ClippedText>{note}</ClippedText>
        </chakra.span>
      )}
    </chakra.span>
  );
}
