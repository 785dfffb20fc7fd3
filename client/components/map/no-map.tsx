import { PanelNotice } from '#client/components/panel/panel-notice';

/** What stands where a map cannot be drawn. */
export function NoMap() {
  return (
    <PanelNotice text="The map cannot be drawn in this browser: it needs WebGL. The table has the same figures." />
  );
}
