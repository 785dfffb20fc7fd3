import { Box, chakra, Heading, Stack } from '@chakra-ui/react';
import type { Specimen } from './specimen';

export const sectionId = (component: string) => component.replaceAll('/', '-');

export function SpecimenSection({ component, states }: Specimen) {
  const id = sectionId(component);

  return (
    <Stack as="section" id={id} aria-labelledby={`${id}-title`} gap="3" scrollMarginTop="16">
      <Heading as="h3" id={`${id}-title`} textStyle="md" fontFamily="mono">
        {component}
      </Heading>
      {Object.entries(states).map(([name, content]) => (
        <Box key={name} data-state={name} display="grid" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p textStyle="label" color="fg.muted" mb="1">
            {name}
          </chakra.p>
          {content}
        </Box>
      ))}
    </Stack>
  );
}
