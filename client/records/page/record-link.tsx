import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { TextLink } from '#client/components/inline/text-link';

interface RecordLinkProps {
  to: string;
  /** Cuts a long name in a line that has no room for it. */
  isClipped?: boolean;
  children: string;
}

/** The name of another record as the way to its page. */
export const RecordLink = ({ to, isClipped = false, children }: RecordLinkProps) => (
  <TextLink
    display="inline-flex"
    alignItems="center"
    minW={isClipped ? '0' : undefined}
    title={isClipped ? children : undefined}
    asChild
  >
    <Link to={to}>
      <chakra.bdi truncate={isClipped}>{children}</chakra.bdi>
    </Link>
  </TextLink>
);
