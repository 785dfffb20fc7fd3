import { type RouteObject, useRouteError } from 'react-router-dom';
import { Button, Center, chakra, Heading, Stack } from '@chakra-ui/react';
import { FullScreenSpinner } from './full-screen-spinner';
import { Protected, SignedOutOnly, TokenBehindHash, UnknownPath } from './guards';
import { PATHS } from './paths';
import { RECORD_ROUTES } from './record-routes';

const loadShell = async () => ({ Component: (await import('./shell/shell')).Shell });
const loadSignIn = async () => ({
  Component: (await import('#client/features/sign-in/sign-in-page')).SignInPage,
});
const loadResetPassword = async () => ({
  Component: (await import('#client/features/reset-password/reset-password-page'))
    .ResetPasswordPage,
});
const loadAcceptInvitation = async () => ({
  Component: (await import('#client/features/accept-invitation/accept-invitation-page'))
    .AcceptInvitationPage,
});
const loadConfirmEmail = async () => ({
  Component: (await import('#client/features/email-change/confirm-email-page')).ConfirmEmailPage,
});
const loadRejectEmailChange = async () => ({
  Component: (await import('#client/features/email-change/reject-email-change-page'))
    .RejectEmailChangePage,
});
const loadUnsubscribe = async () => ({
  Component: (await import('#client/features/unsubscribe/unsubscribe-page')).UnsubscribePage,
});
const loadConfirmReport = async () => ({
  Component: (await import('#client/features/unsubscribe/confirm-report-page')).ConfirmReportPage,
});
const loadSharedView = async () => ({
  Component: (await import('#client/features/shared-view/shared-view-page')).SharedViewPage,
});
const loadCompanySignIn = async () => ({
  Component: (await import('#client/features/company-sign-in/company-sign-in-page'))
    .CompanySignInPage,
});
const loadOverview = async () => ({
  Component: (await import('#client/features/overview/overview-page')).OverviewPage,
});
const loadDashboard = async () => ({
  Component: (await import('#client/features/dashboard/dashboard-page')).DashboardPage,
});
const loadCampaigns = async () => ({
  Component: (await import('#client/features/campaigns/campaigns-page')).CampaignsPage,
});
const loadExperiments = async () => ({
  Component: (await import('#client/features/campaigns/experiments/experiments-page'))
    .ExperimentsPage,
});
const loadAdmin = async () => ({
  Component: (await import('#client/features/admin/admin-page')).AdminPage,
});
const loadSystemAdmin = async () => ({
  Component: (await import('#client/features/system-admin/system-admin-page')).SystemAdminPage,
});

const loadSite = () => window.location.assign(PATHS.site);

/**
 * Every page is its own chunk, loaded on navigation; a new page is a line here and a row in
 * navigation.ts.
 */
export const createRoutes = (leave = loadSite): RouteObject[] => [
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      { element: <SignedOutOnly />, children: [{ path: PATHS.login, lazy: loadSignIn }] },
      // For everyone with the link, signed in or not.
      { path: PATHS.resetPassword, lazy: loadResetPassword },
      { path: PATHS.acceptInvitation, lazy: loadAcceptInvitation },
      { path: PATHS.confirmEmail, lazy: loadConfirmEmail },
      { path: PATHS.rejectEmailChange, lazy: loadRejectEmailChange },
      { path: PATHS.unsubscribe, lazy: loadUnsubscribe },
      { path: PATHS.confirmReport, lazy: loadConfirmReport },
      { path: PATHS.sharedView, lazy: loadSharedView },
      // Addresses of links made before their token followed `#`.
      ...[PATHS.acceptInvitation, PATHS.unsubscribe, PATHS.sharedView].map((page) => ({
        path: `${page}/:token`,
        element: <TokenBehindHash page={page} />,
      })),
      { path: PATHS.companySignIn, lazy: loadCompanySignIn },
      {
        element: <Protected leave={leave} />,
        children: [
          {
            lazy: loadShell,
            children: [
              { path: PATHS.overview, lazy: loadOverview },
              { path: PATHS.dashboard, lazy: loadDashboard },
              { path: PATHS.campaigns, lazy: loadCampaigns },
              { path: PATHS.experiments, lazy: loadExperiments },
              { path: PATHS.admin, lazy: loadAdmin },
              { path: PATHS.systemAdmin, lazy: loadSystemAdmin },
              ...RECORD_ROUTES,
            ],
          },
        ],
      },
      { path: '*', element: <UnknownPath /> },
    ],
  },
];

/** A page that failed: its code did not load (a new build, no network), or it threw. */
function RouteFailure() {
  const error = useRouteError();
  const reason = error instanceof Error ? error.message : 'An error occurred';

  return (
    <Center as="main" minH="dvh" px="4">
      <Stack gap="3" maxW="md" role="alert">
        <Heading as="h1" textStyle="xl">
          This page could not be shown
        </Heading>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {reason}
        </chakra.p>
        <Button alignSelf="flex-start" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Stack>
    </Center>
  );
}
