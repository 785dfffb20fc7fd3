import { Box } from '@chakra-ui/react';

/** It is as high as the line that says that there are none. */
export const AlertsPlaceholder = () => <Box layerStyle="panel" minH="11" aria-hidden />;
