import { useEffect, useState } from 'react';

const COPIED_MS = 2000;

/** Whether something was copied in the last two seconds, and a function that says so. */
export function useCopied(): [boolean, () => void] {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return [isCopied, () => setCopied(true)];
}
