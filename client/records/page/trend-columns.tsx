import { Grid, GridItem } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const DETAILS = 'Details';

/** The trend, and the details beside it; under it where there is no room. */
export const TrendColumns = ({
  children,
}: {
  children: [trend: ReactNode, details: ReactNode];
}) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} gap="4">
    <GridItem colSpan={{ lg: 2 }}>{children[0]}</GridItem>
    <GridItem>{children[1]}</GridItem>
  </Grid>
);
