import { chakra, HStack } from '@chakra-ui/react';

export interface NoteLine {
  label: string;
  text: string;
}

/** The content of a tooltip: a name, a line for each figure, then a sentence. */
export interface Note {
  title: string;
  lines: readonly NoteLine[];
  remark?: string;
  /** Effect of a press, in words. */
  action?: string;
}

export const noteText = ({ title, lines, remark, action }: Note): string =>
  [
    title,
    ...lines.map(({ label, text }) => `${label} ${text}`),
    ...[remark, action].filter((text) => text !== undefined),
  ].join(', ');

export function NoteLines({ title, lines, remark, action }: Note) {
  return (
    <>
      <chakra.p dir="auto" fontWeight="semibold" mb="1" overflowWrap="anywhere">
        {title}
      </chakra.p>
      {lines.map(({ label, text }) => (
        <HStack key={label} gap="3" justify="space-between">
          <span>{label}</span>
          <chakra.span data-figure whiteSpace="nowrap">
            {text}
          </chakra.span>
        </HStack>
      ))}
      {remark !== undefined && <chakra.p mt="1">{remark}</chakra.p>}
      {action !== undefined && (
        <chakra.p mt="1" opacity="0.8">
          {action}
        </chakra.p>
      )}
    </>
  );
}
