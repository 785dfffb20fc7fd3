import { useEffect, useState, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before typed values are discarded: by closing the form, or by going to another page of the
 * product or back. For a reload or another site the browser asks its own question.
 */
export function useLeaveGuard(
  isDirty: boolean,
  /** Set once the values are saved or given up: what closes the form may then change the address. */
  isSettled: RefObject<boolean>,
  onClose: () => void,
) {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(() => isDirty && !isSettled.current);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    leave: () => (isDirty ? setClosing(true) : onClose()),
    discard: () => {
      onClose();
      blocker.proceed?.();
    },
    stay: () => {
      setClosing(false);
      blocker.reset?.();
    },
  };
}
