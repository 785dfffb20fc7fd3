import { useMemo, type RefCallback } from 'react';

export interface PortalSlot {
  /** The container of the portal; it is there before the first rendering is. */
  element: HTMLElement;
  /** The ref of the place where the container appears. */
  place: RefCallback<HTMLElement>;
}

/**
 * A place that another part of the page fills with a portal, in the same rendering: an element from
 * a ref is there only after the first one, and would render everything a second time.
 */
export function usePortalSlot(): PortalSlot {
  return useMemo(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return { element, place: (node) => node?.append(element) };
  }, []);
}
