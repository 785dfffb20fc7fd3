import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The name of a row that leads to the row's own page. */
export const NameLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <chakra.span
    display="block"
    maxW="full"
    css={{ '& a': { display: 'block', borderRadius: 'xs' } }}
    _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
  >
    <Link to={to}>{children}</Link>
  </chakra.span>
);
