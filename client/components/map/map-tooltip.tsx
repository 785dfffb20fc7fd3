import { HStack, Text } from '@chakra-ui/react';
import { PointerNote } from '#client/components/panel/note/pointer-note';
import type { MapMarker } from './map-scene';

interface MapTooltipProps {
  marker: MapMarker;
  /** The middle of its circle on the surface. */
  x: number;
  y: number;
  surfaceWidthPx: number;
  /** Effect of a press, in words. */
  action?: string;
}

/** The note of a circle, on the side with more room. */
export function MapTooltip({
  marker: { title, facts, radiusPx },
  x,
  y,
  surfaceWidthPx,
  action,
}: MapTooltipProps) {
  const away = radiusPx + 8;
  const side =
    x < surfaceWidthPx / 2
      ? { left: `${x + away}px` }
      : { right: `${surfaceWidthPx - x + away}px` };

  return (
    <PointerNote role="status" top={`${Math.max(8, y - 24)}px`} {...side} whiteSpace="nowrap">
      <Text fontWeight="semibold" marginBottom="1">
        {title}
      </Text>
      {facts.map(({ label, text }) => (
        <HStack key={label} gap="3">
          <Text flex="1" color="fg.muted">
            {label}
          </Text>
          <Text fontVariantNumeric="tabular-nums">{text}</Text>
        </HStack>
      ))}
      {action !== undefined && (
        <Text marginTop="1" color="fg.muted">
          {action}
        </Text>
      )}
    </PointerNote>
  );
}
