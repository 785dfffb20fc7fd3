import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The figures above a list. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 220px), 1fr))" gap="4">
      {children}
    </Grid>
  );
}
