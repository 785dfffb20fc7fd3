import { chakra } from '@chakra-ui/react';
import { SHRINKABLE } from '#client/components/inline/shrinkable';
import type { PaletteEntry } from './palette-entry';

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: (isOther: boolean) => void;
}

export function PaletteOption({
  id,
  entry: { label, detail },
  isCurrent,
  onPoint,
  onChoose,
}: PaletteOptionProps) {
  return (
    <chakra.div
      id={id}
      role="option"
      aria-selected={isCurrent}
      display="flex"
      gap="3"
      alignItems="baseline"
      px="2"
      py="1.5"
      borderRadius="md"
      cursor="pointer"
      bg={isCurrent ? 'bg.muted' : undefined}
      outline={isCurrent ? '1px solid' : undefined}
      outlineColor="border.emphasized"
      outlineOffset="-1px"
      onMouseMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <chakra.bdi minW="0" truncate>
        {label}
      </chakra.bdi>
      {detail && (
        <chakra.bdi {...SHRINKABLE} truncate color="fg.muted" textStyle="sm" ms="auto" maxW="60%">
          {detail}
        </chakra.bdi>
      )}
    </chakra.div>
  );
}
