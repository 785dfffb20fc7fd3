import { Box, HStack, useBreakpointValue } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { usePortalSlot } from '#client/components/browser/portal-slot';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { includesDay } from '#client/formatting/date-ranges';
import { describeFailure } from '#client/graphql/links/failure';
import { DashboardBar } from './bar/dashboard-bar';
import { NO_FILTERS } from './bar/filters';
import { LayoutSwitch } from './bar/layout-switch';
import { useAnalysis } from './bar/use-analysis';
import { useFilterOptions } from './bar/use-filter-options';
import { ComparisonNote } from './compare/comparison-note';
import { useComparedFigures } from './compare/use-compared-figures';
import { DashboardBody } from './dashboard-body';
import { useDashboardExport } from './export/use-dashboard-export';
import { useComparedFindings } from './findings/use-compared-findings';
import { FiguresNote } from './figures/figures-note';
import { printFacts } from './print-facts';
import { ForeignClientPage } from './foreign-client-page';
import { useDashboardFigures } from './figures/use-dashboard-figures';
import { FilterTogglesProvider } from './filter-toggles/filter-toggles';
import { useTogglesOfView } from './filter-toggles/use-toggles-of-view';
import { useDashboardShortcuts } from './use-dashboard-shortcuts';
import { useDashboardClients } from './view/use-dashboard-clients';
import { useDashboardView } from './view/use-dashboard-view';

const IntelligenceDialog = lazy(async () => ({
  default: (await import('./intelligence/intelligence-dialog')).IntelligenceDialog,
}));

const SavedViewsDialog = lazy(async () => ({
  default: (await import('./saved-views/saved-views-dialog')).SavedViewsDialog,
}));

const ScheduleShownView = lazy(async () => ({
  default: (await import('./share/schedule-shown-view')).ScheduleShownView,
}));

const PublicLinksDialog = lazy(async () => ({
  default: (await import('./share/public-links-dialog')).PublicLinksDialog,
}));

export function DashboardPage() {
  const { foreignClient, ...visible } = useDashboardClients();
  if (foreignClient !== null) return <ForeignClientPage client={foreignClient} />;
  return <VisibleDashboard {...visible} />;
}

type Dialog = 'views' | 'schedule' | 'public link';
type VisibleClients = Omit<ReturnType<typeof useDashboardClients>, 'foreignClient'>;

function VisibleDashboard({ clients, ...customers }: VisibleClients) {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const { element: phoneSlot, place: phonePlace } = usePortalSlot();
  const isWide = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true;
  const { view, isClientNamed, selectClient, change, correct, copyLink } =
    useDashboardView(clients);
  const clearFilters = useCallback(() => change({ filters: NO_FILTERS }), [change]);
  const { options, isReady, hasHidden, leaveHidden, ...offered } = useFilterOptions({
    view,
    onCorrect: correct,
  });
  const toggles = useTogglesOfView({ view, options, onChange: change });
  const isLive = includesDay(view.range, view.today);
  const {
    figures: read,
    shownView,
    isRefreshing,
    ...load
  } = useDashboardFigures({
    view,
    isReady,
    isLive,
  });
  const figures = useComparedFindings(read, shownView);
  const { compared, ...comparison } = useComparedFigures({ view, shownView, isReady });
  const hasFigures = figures !== null;
  const analysis = useAnalysis(view, hasFigures);
  const exports = useDashboardExport({ view: shownView, hasFigures });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const closeDialog = () => setDialog(null);
  useDashboardShortcuts({
    view,
    onChange: change,
    onAnalyse: analysis.open,
    onExport: exports.exportAll,
  });

  const failed = [
    { error: clients ? undefined : customers.error, retry: customers.retry },
    offered,
    load,
  ].find(({ error }) => error !== undefined);

  const isLoading = !hasFigures && failed === undefined;
  const offers = useDeferredValue(useMemo(() => ({ options, isLoading }), [options, isLoading]));
  const hasClient = view.client !== null;
  const actions = useMemo(
    () => ({
      onAnalyse: analysis.open,
      onExport: exports.exportAll,
      isExporting: exports.isExporting,
      onSavedViews: () => setDialog('views'),
      share: {
        onCopyLink: copyLink,
        onExportCsv: exports.exportCsv,
        onExportPdf: exports.exportPdf,
        onSchedule: () => setDialog('schedule'),
        onPublicLink: () => setDialog('public link'),
        isExporting: exports.isExporting,
        hasClient,
      },
    }),
    [hasClient, copyLink, analysis.open, exports],
  );

  // Next to the zone, where it stays visible; above the panels where it does not fit.
  const comparisonNote = figures && view.layout !== 'effect' && (
    <ComparisonNote {...comparison} isLoading={!compared} />
  );

  return (
    <FilterTogglesProvider value={toggles}>
      <PageHeader
        title="Dashboard"
        printFacts={printFacts(view, options)}
        note={
          view.client && (
            <HStack gap="3">
              <FiguresNote
                timeZone={view.client.timeZone}
                currency={view.client.currency}
                isLive={isLive && hasFigures && !(load.error && isRefreshing)}
                hasFailed={Boolean(load.error)}
                completeThrough={
                  figures && !figures.maturity.isComplete ? figures.maturity.completeThrough : null
                }
              />
              {isWide && comparisonNote}
            </HStack>
          )
        }
      />
      <DashboardBar
        {...offers}
        view={view}
        clients={clients}
        phoneSlot={phoneSlot}
        actions={actions}
        onClientSelect={selectClient}
        onChange={change}
        onClearFilters={clearFilters}
      />
      <PageBody>
        {isPhone && <LayoutSwitch layout={view.layout} onSelect={(layout) => change({ layout })} />}
        {!isWide && comparisonNote}
        <DashboardBody
          hasHidden={hasHidden}
          onLeaveHidden={leaveHidden}
          view={shownView}
          figures={figures}
          compared={compared}
          isClientNamed={isClientNamed}
          isStarting={!clients && failed === undefined}
          isRefreshing={isRefreshing}
          error={failed?.error}
          onRetry={() => failed?.retry()}
          onChange={change}
          onClearFilters={clearFilters}
        />
      </PageBody>
      {isPhone && (
        <Box
          ref={phonePlace}
          data-bottom-bar
          position="fixed"
          insetX="0"
          bottom="0"
          zIndex="docked"
        />
      )}
      {analysis.isOpen && (
        <Suspense fallback={null}>
          <IntelligenceDialog
            figures={figures}
            view={shownView}
            options={options}
            failure={failed && describeFailure(failed.error).message}
            onRetry={() => failed?.retry()}
            onClose={analysis.close}
          />
        </Suspense>
      )}
      {dialog === 'views' && (
        <Suspense fallback={null}>
          <SavedViewsDialog view={view} clients={clients ?? []} onClose={closeDialog} />
        </Suspense>
      )}
      {dialog === 'public link' && view.client && (
        <Suspense fallback={null}>
          <PublicLinksDialog view={shownView} client={view.client} onClose={closeDialog} />
        </Suspense>
      )}
      {dialog === 'schedule' && (
        <Suspense fallback={null}>
          <ScheduleShownView view={view} onClose={closeDialog} />
        </Suspense>
      )}
    </FilterTogglesProvider>
  );
}
