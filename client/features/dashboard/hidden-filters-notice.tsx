import { Button } from '@chakra-ui/react';
import { DashboardNotice } from './dashboard-notice';

/** Replaces figures that would not be those of the link. */
export const HiddenFiltersNotice = ({ onLeave }: { onLeave: () => void }) => (
  <DashboardNotice
    text="This link is filtered by something that does not exist or that you cannot see. Without that filter you see other figures than its sender."
    action={
      <Button size="xs" variant="outline" onClick={onLeave}>
        Show without these filters
      </Button>
    }
  />
);
