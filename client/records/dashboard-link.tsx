import { ChartColumn } from 'lucide-react';
import { IconLink } from '#client/components/inline/icon-link';

/** The action of a row that shows its figures. */
export const DashboardLink = ({ name, to }: { name: string; to: string }) => (
  <IconLink label={`Figures of ${name}`} icon={ChartColumn} to={to} />
);
