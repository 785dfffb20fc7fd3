import { chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#client/components/inline/text-link';
import type { Parent } from './record-page-declaration';

/** Where the record belongs: links from its client down. */
export const ParentPath = ({ parents }: { parents: readonly Parent[] }) => (
  <chakra.nav aria-label="Breadcrumb" minW="0">
    <Flex as="ol" listStyleType="none" m="0" p="0" wrap="wrap" align="center" gap="1">
      {parents.map(({ name, to }, at) => (
        <Flex as="li" key={to} align="center" gap="1" minW="0">
          {at > 0 && <ChevronRight size={14} aria-hidden />}
          <TextLink display="inline-flex" alignItems="center" asChild>
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        </Flex>
      ))}
    </Flex>
  </chakra.nav>
);
