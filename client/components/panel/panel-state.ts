export type PanelState = 'loading' | 'empty' | 'filtered' | 'failed' | 'ready';

interface PanelContent {
  /** Loaded content can stay on screen. */
  hasContent: boolean;
  isLoading: boolean;
  error?: unknown;
  isEmpty?: boolean;
  /** Filters are set: an empty answer is then 'filtered to nothing'. */
  isFiltered?: boolean;
}

/**
 * The state of a panel. Content on screen stays during a new load and after a failed one, which a
 * toast reports.
 */
export function panelState({
  hasContent,
  isLoading,
  error,
  isEmpty = false,
  isFiltered = false,
}: PanelContent): PanelState {
  if (!hasContent) {
    if (isLoading) return 'loading';
    if (error) return 'failed';
    return 'empty';
  }
  if (!isEmpty) return 'ready';
  return isFiltered ? 'filtered' : 'empty';
}
