import { chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { RecordLink } from './record-link';
import type { Parent } from './record-page-declaration';

/** Links from the client down to the record. */
export function ParentPath({ parents }: { parents: readonly Parent[] }) {
  if (parents.length === 0) return null;

  return (
    <chakra.nav aria-label="Breadcrumb" minW="0">
      <Flex as="ol" listStyleType="none" m="0" p="0" wrap="wrap" align="center" gap="1">
        {parents.map(({ name, to }, at) => (
          <Flex as="li" key={to} align="center" gap="1" minW="0">
            {at > 0 && <ChevronRight size={14} aria-hidden />}
            <RecordLink to={to}>{name}</RecordLink>
          </Flex>
        ))}
      </Flex>
    </chakra.nav>
  );
}
