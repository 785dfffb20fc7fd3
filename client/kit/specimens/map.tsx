import { Box } from '@chakra-ui/react';
import { MarkerMap } from '#client/components/map/marker-map';
import type { MapMarker } from '#client/components/map/map-scene';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';

const AUCKLAND = { id: 1, title: 'Auckland', longitude: 174.76, latitude: -36.85, radiusPx: 24 };
const OTAGO = { id: 2, title: 'Otago', longitude: 169.9, latitude: -45.3, radiusPx: 12 };
const MARKERS: readonly MapMarker[] = [AUCKLAND, OTAGO].map((place) => ({
  ...place,
  tone: place.id === 1 ? 4 : null,
  facts: [{ label: 'Visits', text: '1,204' }],
}));
const NEW_ZEALAND = { longitude: 174.886, latitude: -40.9006, zoom: 4 };

const map = (markers: readonly MapMarker[]) => (
  <Box h="320px">
    <Stateful<number | null> start={null}>
      {(selectedId, onSelect) => (
        <MarkerMap
          label="Map of visits"
          markers={markers}
          selectedId={selectedId}
          onSelect={onSelect}
          emptyView={NEW_ZEALAND}
          fitKey="kit"
          outlines={[]}
          tiles={null}
        />
      )}
    </Stateful>
  </Box>
);

export const maps: readonly Specimen[] = [
  { component: 'map/marker-map', states: { data: map(MARKERS), empty: map([]) } },
];
