import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before what was typed is thrown away: by closing the form, by going to another page of the
 * product or back. A reload and another site can only be held up by the browser's own question.
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
