import type { Locator, Page } from 'playwright-core';

/** A question that a campaign manager asks, and the clicks from the overview to its answer. */
export interface ManagerQuestion {
  asks: string;
  clicks: readonly ((page: Page) => Locator)[];
  /** Element that the manager then reads or fills in. */
  answer: (page: Page) => Locator;
}

/** The records of the world in which the questions are asked. */
export interface ManagerWorld {
  bookingName: string;
}

type Role = Parameters<Page['getByRole']>[0];

const part = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first();
const header = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const button = (name: string | RegExp) => part('button', name);
const table = (name: string) => part('table', name);
const columnOf = (name: string, head: string) => (page: Page) =>
  table(name)(page).getByRole('columnheader', { name: head }).first();
const itemOf = (name: string | RegExp) => part('menuitem', name);

const DASHBOARD = header('Dashboard');
const PERFORMANCE = button('Performance');

/** The questions of a campaign manager, as people asked them of earlier versions. */
export const managerQuestions = ({ bookingName }: ManagerWorld): readonly ManagerQuestion[] => {
  const booking = (page: Page) =>
    page.getByRole('table', { name: 'Active Campaigns' }).getByRole('link', {
      name: bookingName,
      exact: true,
    });

  return [
    {
      asks: 'which creative is best',
      clicks: [DASHBOARD, PERFORMANCE],
      answer: columnOf('Creative Performance Details', 'Response Rate'),
    },
    {
      asks: 'which region responds',
      clicks: [DASHBOARD],
      answer: (page) =>
        page
          .getByRole('table', { name: /region/i })
          .getByRole('columnheader', { name: 'Response Rate' }),
    },
    {
      asks: 'which daypart to book',
      clicks: [DASHBOARD, PERFORMANCE],
      answer: (page) => page.getByRole('heading', { name: /^Visits \/ Impressions Ratio/ }),
    },
    {
      asks: 'what changed since last month',
      clicks: [DASHBOARD, button(/^Compare/), (page) => page.getByText('Previous period').first()],
      answer: (page) => page.getByText(/^Compared with/).first(),
    },
    {
      asks: 'how many ads before a visit',
      clicks: [DASHBOARD],
      answer: (page) => page.getByRole('group', { name: 'Avg. Imps/Visit' }),
    },
    {
      asks: 'how two channels compare',
      clicks: [DASHBOARD, PERFORMANCE],
      answer: columnOf('Channel Performance Details', 'Cost Per Visit'),
    },
    {
      asks: 'an export for the client',
      clicks: [DASHBOARD],
      answer: button('Export all data to Excel'),
    },
    {
      asks: 'a weekly mail',
      clicks: [DASHBOARD, button('Share'), itemOf(/^Schedule/)],
      answer: part('dialog', /./),
    },
    {
      asks: 'a link for a colleague',
      clicks: [DASHBOARD, button('Share'), itemOf(/^Copy (a )?link/)],
      answer: (page) => page.getByText('Link copied').first(),
    },
    {
      asks: 'the tags for an ad server',
      clicks: [header('Campaigns'), part('tab', 'Impression Tags'), button('Tag sheet')],
      answer: part('dialog', /./),
    },
    {
      asks: 'whether a site tag works',
      clicks: [header('Campaigns'), part('tab', 'Site Tags')],
      answer: button(/^Check/),
    },
    {
      asks: 'to invite a colleague',
      clicks: [header('Admin'), part('tab', 'Users'), button(/^Add New User/)],
      answer: part('textbox', /name/i),
    },
    {
      asks: 'to set up a campaign',
      clicks: [header('Campaigns'), button(/^Add Campaign/)],
      answer: part('textbox', /^Campaign name/),
    },
    {
      asks: 'whether delivery is on pace',
      clicks: [],
      answer: part('meter', `Delivery of ${bookingName}`),
    },
    {
      asks: 'whose site tag has an issue',
      clicks: [(page) => page.getByRole('button', { name: 'Show the site tag issues' })],
      answer: part('dialog', /./),
    },
    {
      asks: 'where one booking is',
      clicks: [(page) => page.getByLabel('Search bookings')],
      answer: booking,
    },
    {
      asks: 'who changed a booking',
      clicks: [booking],
      answer: (page) => page.getByRole('heading', { name: 'History' }),
    },
  ];
};
