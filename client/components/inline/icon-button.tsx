import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraIconButtonProps,
} from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';

interface IconButtonProps {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  isDisabled?: boolean;
  /**
   * The reason why it cannot be used: it stays reachable by pointer and keys to show the reason.
   */
  refusal?: string;
  /** State of a toggle. */
  isPressed?: boolean;
  isLoading?: boolean;
  variant?: ChakraIconButtonProps['variant'];
}

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, onClick, isDisabled, refusal, isPressed, isLoading, variant } = props;

  return (
    <Tooltip content={refusal ?? label}>
      <ChakraIconButton
        aria-label={label}
        aria-pressed={isPressed}
        onClick={refusal === undefined ? onClick : undefined}
        disabled={isDisabled}
        aria-disabled={refusal !== undefined || undefined}
        opacity={refusal === undefined ? undefined : 0.5}
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
