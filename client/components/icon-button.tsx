import { IconButton as ChakraIconButton, type IconButtonProps as ChakraIconButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Tooltip } from './tooltip';

interface IconButtonProps {
  /** The accessible name, shown as the tooltip too. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  isDisabled?: boolean;
  /** For toggles: whether it is on. */
  isPressed?: boolean;
  isLoading?: boolean;
  variant?: ChakraIconButtonProps['variant'];
}

export function IconButton({ label, icon: Icon, onClick, isDisabled, isPressed, isLoading, variant }: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <ChakraIconButton
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        disabled={isDisabled}
        loading={isLoading}
        variant={variant ?? (isPressed ? 'subtle' : 'ghost')}
        size="xs"
        color="fg.muted"
        _hover={{ color: 'fg', bg: 'bg.muted' }}
      >
        <Icon aria-hidden />
      </ChakraIconButton>
    </Tooltip>
  );
}
