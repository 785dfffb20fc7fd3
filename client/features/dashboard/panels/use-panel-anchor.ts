import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the panel in the URL's hash, once its figures have loaded, and again when a link names
 * it again.
 */
export function usePanelAnchor(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isReady || hash.length < 2) return;
    const panel = document.getElementById(hash.slice(1));
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
}
