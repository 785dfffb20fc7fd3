import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { PanelNotice } from '#client/components/panel/panel-notice';

/** Replaces all panels: the first step, no data, or the failure. */
export function DashboardNotice(props: ComponentProps<typeof PanelNotice>) {
  return (
    <Box layerStyle="panel" paddingY="12">
      <PanelNotice {...props} />
    </Box>
  );
}
