import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { ShieldX } from 'lucide-react';
import { Suspense } from 'react';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PageTabs } from '#client/components/page/page-tabs';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { useTabParam } from '#client/components/table/use-tab-param';
import { useSession } from '#client/session/use-session';
import { SYSTEM_TABS } from './system-tabs';

/** The administration of the platform, for super admins; the server also refuses everybody else. */
export function SystemAdminPage() {
  const { flags } = useSession();
  return (
    <>
      <PageHeader title="System administration" />
      <PageBody>{flags.isSuperUser ? <SystemTabs /> : <AccessDenied />}</PageBody>
    </>
  );
}

function SystemTabs() {
  const [usual] = SYSTEM_TABS;
  const { shown, show } = useTabParam(
    SYSTEM_TABS.map(({ id }) => id),
    usual.id,
  );

  const tab = SYSTEM_TABS.find(({ id }) => id === shown) ?? usual;

  return (
    <PageTabs label="System administration" tabs={SYSTEM_TABS} shown={tab.id} onShow={show}>
      <Suspense
        fallback={
          <Box layerStyle="panel" p="4">
            <PanelSkeleton shape="table" />
          </Box>
        }
      >
        <tab.Content />
      </Suspense>
    </PageTabs>
  );
}

function AccessDenied() {
  return (
    <Flex
      layerStyle="panel"
      direction="column"
      align="center"
      gap="2"
      px="4"
      py="16"
      textAlign="center"
    >
      <chakra.span color="fg.error" asChild>
        <ShieldX size={28} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Heading as="h2" textStyle="lg">
        Access Denied
      </Heading>
      <chakra.p color="fg.muted">
        You don&apos;t have permission to access system administration.
      </chakra.p>
    </Flex>
  );
}
