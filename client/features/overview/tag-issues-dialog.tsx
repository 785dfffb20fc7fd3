import { chakra, List } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Dialog } from '#client/components/feedback/dialog';
import { TextLink } from '#client/components/inline/text-link';
import { CLIENT_PARAM } from '#schema/dashboard-url';
import { quietText } from '#client/records/alerts/quiet-site';
import type { OverviewRow } from './overview-totals';

interface TagIssuesDialogProps {
  /** A row of each client whose site tags are an issue. */
  rows: readonly OverviewRow[];
  isOpen: boolean;
  onClose: () => void;
}

const siteTagsPath = ({ customerId }: OverviewRow) =>
  `/campaigns?${new URLSearchParams([
    [CLIENT_PARAM, String(customerId)],
    ['tab', 'site-tags'],
  ])}`;

/** The clients whose site tags get few calls, each with a link to its tags. */
export function TagIssuesDialog({ rows, isOpen, onClose }: TagIssuesDialogProps) {
  return (
    <Dialog title="Site Tag Issues" isOpen={isOpen} onClose={onClose}>
      <List.Root listStyle="none" display="grid" gap="3">
        {rows.map((row) => (
          <List.Item key={row.customerId}>
            <TextLink asChild>
              <Link to={siteTagsPath(row)}>
                <bdi>{row.customerName}</bdi>
              </Link>
            </TextLink>
            <chakra.p textStyle="sm" color="fg.muted">
              {quietText(row.pingCount)}
            </chakra.p>
          </List.Item>
        ))}
      </List.Root>
    </Dialog>
  );
}
