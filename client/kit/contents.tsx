import { chakra, Stack } from '@chakra-ui/react';
import { TextLink } from '#client/components/inline/text-link';
import type { SpecimenFolder } from './specimen';
import { sectionId } from './specimen-section';

const nameIn = (folder: string, component: string) => component.slice(folder.length + 1);

/** The table of contents: a link to every component, by folder. */
export const Contents = ({ folders }: { folders: readonly SpecimenFolder[] }) => (
  <Stack as="nav" aria-label="Contents" gap="2">
    {folders.map(({ folder, specimens }) => (
      <chakra.p key={folder} textStyle="sm" display="flex" flexWrap="wrap" columnGap="3">
        <chakra.strong minW={{ base: 'full', md: '8rem' }}>{folder}</chakra.strong>
        {specimens.map(({ component }) => (
          <TextLink key={component} asChild>
            <a href={`#${sectionId(component)}`}>{nameIn(folder, component)}</a>
          </TextLink>
        ))}
      </chakra.p>
    ))}
  </Stack>
);
