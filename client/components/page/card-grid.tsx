import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The figures above a list. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: 'repeat(auto-fit, minmax(150px, 1fr))',
        md: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
      gap="4"
    >
      {children}
    </Grid>
  );
}
