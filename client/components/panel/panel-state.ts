export type PanelState = 'loading' | 'empty' | 'filtered' | 'failed' | 'ready';

interface PanelContent {
  /** Something has been loaded before and can stay on screen. */
  hasContent: boolean;
  isLoading: boolean;
  error?: unknown;
  isEmpty?: boolean;
  /** Filters are set: an empty answer is then 'filtered to nothing'. */
  isFiltered?: boolean;
}

/**
 * What a panel shows. Content already on screen outlasts both a new load and a failed one, whose
 * toast tells of it.
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
