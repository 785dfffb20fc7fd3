import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { PanelNotice } from '#client/components/panel/panel-notice';

/** What stands in place of all panels: what to do first, that there is nothing, or what failed. */
export function DashboardNotice(props: ComponentProps<typeof PanelNotice>) {
  return (
    <Box layerStyle="panel" paddingY="12">
      <PanelNotice {...props} />
    </Box>
  );
}
