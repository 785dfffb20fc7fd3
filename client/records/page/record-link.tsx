import { Link } from 'react-router-dom';
import { TextLink } from '#client/components/inline/text-link';

/** The name of another record as the way to its page. */
export const RecordLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink display="inline-flex" alignItems="center" asChild>
    <Link to={to}>
      <bdi>{children}</bdi>
    </Link>
  </TextLink>
);
