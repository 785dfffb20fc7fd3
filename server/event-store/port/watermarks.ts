export interface Watermarks {
  /** Events before it carry no viewer. -Infinity before the first clearing. */
  viewerKeysMs: number;
  /** Raw events and responses before it are gone. */
  rawEventsMs: number;
  /**
   * Responses of webhits before it stay unchanged: some of their events no longer have a viewer.
   */
  frozenBeforeMs: number;
}

export const NO_WATERMARKS: Watermarks = {
  viewerKeysMs: -Infinity,
  rawEventsMs: -Infinity,
  frozenBeforeMs: -Infinity,
};
