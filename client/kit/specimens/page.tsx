import { Box, Button } from '@chakra-ui/react';
import { FrontPage } from '#client/components/page/front-page';
import { Logo } from '#client/components/page/logo';
import { PageBar, PageBarProvider, PageBarSlot } from '#client/components/page/page-bar';
import { PageBody } from '#client/components/page/page-body';
import { PageHeader } from '#client/components/page/page-header';
import { PrintHead, PrintHeadProvider, PrintHeadSlot } from '#client/components/page/print-head';
import { TabsSkeleton } from '#client/components/page/tabs-skeleton';
import { PageTabs } from '#client/components/page/page-tabs';
import type { Specimen } from '#client/kit/specimen';
import { Framed, Stateful } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

const TABS = [
  { id: 'clients', label: 'Clients' },
  { id: 'agencies', label: 'Agencies', waiting: { count: 3, text: '3 requests wait' } },
  { id: 'users', label: LONG_TEXT },
] as const;
const ACTIONS = <Button size="2xs">Export</Button>;

export const page: readonly Specimen[] = [
  { component: 'page/tabs-skeleton', states: { loading: <TabsSkeleton /> } },
  {
    component: 'page/front-page',
    states: {
      data: (
        <Framed heightPx={420}>
          <FrontPage tabTitle="Kit" heading="Welcome Back">
            The task of the page
          </FrontPage>
        </Framed>
      ),
    },
  },
  { component: 'page/logo', states: { data: <Logo />, 'without the name': <Logo hideName /> } },
  {
    component: 'page/page-bar',
    states: {
      data: (
        <Framed heightPx={160}>
          <PageBarProvider>
            <PageBarSlot />
            <PageBar label="Filters">{ACTIONS}</PageBar>
          </PageBarProvider>
        </Framed>
      ),
    },
  },
  { component: 'page/page-body', states: { data: <PageBody>{LONG_TEXT}</PageBody> } },
  {
    component: 'page/page-header',
    states: {
      data: (
        <Framed heightPx={120}>
          <PageHeader title="Kit" note="2 active bookings" actions={ACTIONS} />
        </Framed>
      ),
      'long text': (
        <Framed heightPx={120}>
          <PageHeader title="Kit" note={LONG_TEXT} actions={ACTIONS} />
        </Framed>
      ),
    },
  },
  {
    component: 'page/print-head',
    states: {
      'on paper only': (
        <PrintHeadProvider>
          <PrintHeadSlot />
          <PrintHead title="Kit" facts={['Harbour', '01 Mar 26 – 10 Mar 26']} />
        </PrintHeadProvider>
      ),
    },
  },
  {
    component: 'page/page-tabs',
    states: {
      data: (
        <Stateful<(typeof TABS)[number]['id']> start="clients">
          {(shown, onShow) => (
            <PageTabs label="Organisations" tabs={TABS} shown={shown} onShow={onShow}>
              <Box>The content of {shown}</Box>
            </PageTabs>
          )}
        </Stateful>
      ),
    },
  },
];
