import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before typed values are discarded: by closing the form, or by going to another page of the
 * product or back. For a reload or another site the browser asks its own question.
 */
export function useLeaveGuard(isDirty: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(isDirty);

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
