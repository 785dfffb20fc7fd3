import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface ActionCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  label: string;
  onAct?: () => void;
  isDisabled?: boolean;
  /** The reason why it cannot be used. */
  reason?: string;
}

/** One action of super admins, with the button that starts it. */
export function ActionCard({
  icon: Icon,
  title,
  text,
  label,
  onAct,
  isDisabled = false,
  reason,
}: ActionCardProps) {
  const [titleId, reasonId] = [useId(), useId()];

  return (
    <Flex
      as="section"
      aria-labelledby={titleId}
      layerStyle="panel"
      direction="column"
      align="flex-start"
      gap="2"
      p="4"
      minW="0"
    >
      <Flex align="center" gap="2">
        <chakra.span color="fg.subtle" asChild>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <Heading as="h2" id={titleId} textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
      </Flex>
      <chakra.p textStyle="xs" color="fg.muted" flex="1">
        {text}
      </chakra.p>
      <Button
        size="xs"
        mt="1"
        disabled={isDisabled}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={onAct}
      >
        {label}
      </Button>
      {reason !== undefined && (
        <chakra.p id={reasonId} textStyle="xs" color="fg.muted">
          {reason}
        </chakra.p>
      )}
    </Flex>
  );
}
