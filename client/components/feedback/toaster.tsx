import { chakra, CloseButton, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store';

const TONES = {
  neutral: { icon: Info, mark: 'fg.info' },
  success: { icon: CircleCheck, mark: 'fg.success' },
  danger: { icon: CircleAlert, mark: 'fg.error' },
} as const;

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { icon: Icon, mark } = TONES[toast.tone];

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.durationMs]);

  return (
    <Flex
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      align="center"
      gap="2"
      ps="3"
      pe="1"
      py="1.5"
      maxW="min({sizes.2xl}, calc(100vw - {spacing.8}))"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="lg"
      pointerEvents="auto"
      animation="slide-up 120ms ease-out"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span color={mark} flexShrink="0" asChild>
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div textStyle="sm" overflowWrap="anywhere">
        {toast.text}
        {toast.detail && (
          <chakra.p textStyle="xs" color="fg.muted">
            {toast.detail}
          </chakra.p>
        )}
      </chakra.div>
      <CloseButton
        size="2xs"
        variant="ghost"
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      />
    </Flex>
  );
}

/** Messages at the bottom centre; a hovered or focused one stays. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);

  return (
    <Flex
      as="section"
      aria-label="Notifications"
      position="fixed"
      // Over the bar that a phone has there.
      bottom={{ base: '18', md: '4' }}
      insetX="0"
      zIndex="toast"
      direction="column"
      align="center"
      gap="2"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Flex>
  );
}
