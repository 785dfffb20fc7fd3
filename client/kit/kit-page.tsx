import { chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useColourMode } from '#client/app/colour-mode';
import { Toaster } from '#client/components/feedback/toaster';
import { IconButton } from '#client/components/inline/icon-button';
import { Contents } from './contents';
import { SpecimenSection } from './specimen-section';
import { FOLDERS } from './specimens/folders';

/** Every component of client/components in its states, for development. */
export function KitPage() {
  const { mode, toggle } = useColourMode();
  const isDark = mode === 'dark';

  return (
    <>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
        h="header"
        px={{ base: '4', md: '6' }}
        align="center"
        justify="space-between"
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Heading as="h1" textStyle="lg">
          Kit
        </Heading>
        <IconButton
          label={isDark ? 'Use light colours' : 'Use dark colours'}
          icon={isDark ? Sun : Moon}
          onClick={toggle}
        />
      </Flex>
      <chakra.main display="grid" gap="10" p={{ base: '4', md: '6' }} bg="bg.panel">
        <Contents folders={FOLDERS} />
        {FOLDERS.map(({ folder, specimens }) => (
          <Stack key={folder} as="section" aria-labelledby={`folder-${folder}`} gap="8" minW="0">
            <Heading as="h2" id={`folder-${folder}`} textStyle="xl" borderBottomWidth="1px" pb="1">
              {folder}
            </Heading>
            {specimens.map((specimen) => (
              <SpecimenSection key={specimen.component} {...specimen} />
            ))}
          </Stack>
        ))}
      </chakra.main>
      <Toaster />
    </>
  );
}
