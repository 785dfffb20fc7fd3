import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';

const look = {
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: '9',
  flexShrink: 0,
  borderRadius: 'md',
  color: 'fg.onHeaderMuted',
  cursor: 'pointer',
  _hover: { color: 'fg.onHeader', bg: 'bg.onHeader' },
  _focusVisible: { outlineColor: 'sky.300' },
} as const;

interface HeaderActionProps {
  label: string;
  icon: LucideIcon;
  onClick?: () => void;
  /** Set for an action that is a link (a mail). */
  href?: string;
  isDisabled?: boolean;
}

export function HeaderAction({ label, icon: Icon, onClick, href, isDisabled }: HeaderActionProps) {
  const icon = <Icon size={18} strokeWidth={1.75} aria-hidden />;

  return (
    <Tooltip content={label}>
      {href === undefined ? (
        <chakra.button
          type="button"
          aria-label={label}
          onClick={onClick}
          disabled={isDisabled}
          {...look}
        >
          {icon}
        </chakra.button>
      ) : (
        <chakra.a aria-label={label} href={href} {...look}>
          {icon}
        </chakra.a>
      )}
    </Tooltip>
  );
}
