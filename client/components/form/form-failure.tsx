import { chakra, Flex } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/**
 * The reason why a form could not be sent, above its fields. Rendered from the start, so that
 * screen readers announce the text.
 */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <Flex role="alert" gap="2" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
      {text && (
        <>
          <chakra.span pt="0.5" flexShrink="0" asChild>
            <CircleAlert size={18} aria-hidden />
          </chakra.span>
          {text}
        </>
      )}
    </Flex>
  );
}
