import { Button, Flex } from '@chakra-ui/react';
import { ChartColumn, Link2, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { copyText } from '#client/components/browser/copy-text';
import type { RecordAction } from './record-page-declaration';
import { showToast } from '#client/components/feedback/toast-store';

interface RecordActionsProps {
  dashboard: string;
  onEdit?: () => void;
  actions?: readonly RecordAction[];
}

async function copyLink() {
  try {
    await copyText(window.location.href);
    showToast({ text: 'Link copied', tone: 'success' });
  } catch {
    showToast({ text: 'The browser did not allow copying', tone: 'danger' });
  }
}

export const RecordActions = ({ dashboard, onEdit, actions = [] }: RecordActionsProps) => (
  <Flex gap="2" wrap="wrap">
    <Button size="xs" asChild>
      <Link to={dashboard}>
        <ChartColumn aria-hidden />
        Open dashboard
      </Link>
    </Button>
    {onEdit && (
      <Button size="xs" variant="outline" onClick={onEdit}>
        <Pencil aria-hidden />
        Edit
      </Button>
    )}
    {actions.map(({ label, icon: Icon, run }) => (
      <Button key={label} size="xs" variant="outline" onClick={run}>
        <Icon aria-hidden />
        {label}
      </Button>
    ))}
    <Button size="xs" variant="outline" onClick={() => void copyLink()}>
      <Link2 aria-hidden />
      Copy link
    </Button>
  </Flex>
);
