import { VStack } from '@chakra-ui/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '#client/components/inline/icon-button';
import { clampZoom, MAX_ZOOM, MIN_ZOOM, type MapView } from './mercator';

interface MapControlsProps {
  view: MapView;
  onMove: (view: MapView) => void;
  onFit: () => void;
}

export function MapControls({ view, onMove, onFit }: MapControlsProps) {
  const zoomBy = (levels: number) => onMove({ ...view, zoom: clampZoom(view.zoom + levels) });

  return (
    <VStack
      position="absolute"
      top="2"
      insetEnd="2"
      gap="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      overflow="hidden"
    >
      <IconButton
        label="Zoom in"
        icon={Plus}
        onClick={() => zoomBy(1)}
        isDisabled={view.zoom >= MAX_ZOOM}
      />
      <IconButton
        label="Zoom out"
        icon={Minus}
        onClick={() => zoomBy(-1)}
        isDisabled={view.zoom <= MIN_ZOOM}
      />
      <IconButton label="Show everything" icon={Maximize} onClick={onFit} />
    </VStack>
  );
}
