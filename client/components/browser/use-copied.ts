import { useEffect, useState } from 'react';

const COPIED_MS = 2000;

/** Returns true for two seconds after a copy, and a function that reports one. */
export function useCopied(): [boolean, () => void] {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return [isCopied, () => setCopied(true)];
}
