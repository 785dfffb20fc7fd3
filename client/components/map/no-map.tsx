import { PanelNotice } from '#client/components/panel/panel-notice';

/** Shown where the browser cannot draw a map. */
export function NoMap() {
  return (
    <PanelNotice text="The map cannot be drawn in this browser: it needs WebGL. The table has the same figures." />
  );
}
