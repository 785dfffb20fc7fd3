import { Box, Button, chakra, Flex, Heading, HStack, Stack } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLinkToken } from '#client/components/browser/use-link-token';
import { FrontPage } from '#client/components/page/front-page';
import { Logo } from '#client/components/page/logo';
import { PAGE_GUTTER } from '#client/components/page/page-gutter';
import { PrintHead, PrintHeadProvider, PrintHeadSlot } from '#client/components/page/print-head';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { formatDate, formatDateRange, formatDateTime } from '#client/formatting/dates';
import { LinkPasswordForm } from './link-password-form';
import { SharedFigures } from './shared-figures';
import { type SharedView, useSharedView } from './use-shared-view';

const MISSING =
  'This link does not open. It may have expired or been revoked: ask the person who gave it to you for a new one.';

/** Search engines leave the page out; the server says so too. */
const NO_INDEX = <meta name="robots" content="noindex, nofollow" />;

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <FrontPage tabTitle="Shared figures" heading={heading}>
      {NO_INDEX}
      {children}
    </FrontPage>
  );
}

function factsOf(view: SharedView): string[] {
  const days = formatDateRange(view);
  return [
    view.clientName,
    view.isRolling ? `${days} (moves with the days)` : days,
    `Days in ${view.timeZone.replaceAll('_', ' ')} time, amounts in ${view.currency}`,
    ...view.filters.map(({ label, text }) => `${label}: ${text}`),
  ];
}

function ViewHead({ view }: { view: SharedView }) {
  return (
    <>
      <Flex
        as="header"
        align="center"
        bg="bg.header"
        color="fg.onHeader"
        minH="60px"
        px={PAGE_GUTTER}
      >
        <Logo />
      </Flex>
      <Stack gap="1" bg="bg.panel" borderBottomWidth="1px" px={PAGE_GUTTER} py="4">
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere">
          {view.name}
        </Heading>
        <HStack as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="0.5">
          {factsOf(view).map((fact) => (
            <chakra.li key={fact} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {fact}
            </chakra.li>
          ))}
        </HStack>
      </Stack>
    </>
  );
}

/** The page behind a public link. It leads nowhere else. */
export function SharedViewPage() {
  const token = useLinkToken();
  const shared = useSharedView(token);
  const { view } = shared;

  if (view)
    return (
      <PrintHeadProvider>
        <Box data-sheets minH="dvh" bg="bg">
          <PrintHeadSlot />
          <PrintHead title={view.name} facts={factsOf(view)} />
          <title>{`${view.name} · Infinitum`}</title>
          {NO_INDEX}
          <Box data-screen-only>
            <ViewHead view={view} />
          </Box>
          <Box as="main" px={PAGE_GUTTER} py={{ base: '4', md: '6' }}>
            <SharedFigures view={view} />
            <chakra.p textStyle="xs" color="fg.muted" mt="4">
              {`Figures as of ${formatDateTime(view.readAt)}; they change once an hour. This link opens until ${formatDate(view.expiresAt)}.`}
            </chakra.p>
          </Box>
        </Box>
      </PrintHeadProvider>
    );

  return (
    <Frame heading="Shared figures">
      {shared.needsPassword && (
        <LinkPasswordForm
          error={shared.passwordError}
          isOpening={shared.isLoading}
          onOpen={shared.openWith}
        />
      )}
      {!shared.needsPassword && shared.isLoading && <PanelSkeleton shape="lines" />}
      {!shared.isLoading && shared.failure !== undefined && !shared.needsPassword && (
        <Stack align="flex-start" gap="4">
          <chakra.p role="alert">
            {shared.isMissing ? MISSING : `Sorry, that did not work. ${shared.failure}`}
          </chakra.p>
          {!shared.isMissing && (
            <Button variant="outline" onClick={() => shared.openWith(null)}>
              <RotateCw aria-hidden />
              Try again
            </Button>
          )}
        </Stack>
      )}
    </Frame>
  );
}
