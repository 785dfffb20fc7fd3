import { IconButton as ChakraIconButton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Tooltip } from '#client/components/feedback/tooltip';

interface IconLinkProps {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: LucideIcon;
  to: string;
}

/** A link that looks like the icon buttons beside it. */
export function IconLink({ label, icon: Icon, to }: IconLinkProps) {
  return (
    <Tooltip content={label}>
      <ChakraIconButton
        asChild
        aria-label={label}
        variant="ghost"
        size="xs"
        color="fg.muted"
        _hover={{ color: 'fg', bg: 'bg.muted' }}
      >
        <Link to={to}>
          <Icon aria-hidden />
        </Link>
      </ChakraIconButton>
    </Tooltip>
  );
}
