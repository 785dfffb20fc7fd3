import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { DashboardNotice } from './dashboard-notice';

const NUMBER = /^\d{1,10}$/;

const describeHidden = (client: string) =>
  [
    'This link leads to a client that you cannot see',
    NUMBER.test(client) && `: client no. ${client}`,
    '. It may have been removed, or belong to another organisation.',
  ]
    .filter(Boolean)
    .join('');

/** Replaces the dashboard of a client that is not visible, or that no longer exists. */
export function ForeignClientPage({ client }: { client: string }) {
  return (
    <>
      <PageHeader title="Dashboard" />
      <PageBody>
        <DashboardNotice
          text={describeHidden(client)}
          action={
            <Button size="xs" variant="outline" asChild>
              <Link to="/dashboard">Open your dashboard</Link>
            </Button>
          }
        />
      </PageBody>
    </>
  );
}
