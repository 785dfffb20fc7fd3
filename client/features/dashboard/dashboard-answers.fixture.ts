import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { DashboardFilterInput } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';
import { liveSocket } from '#client/testing/live-socket';
import { pickOption } from '#client/testing/pick-option';
import { figuresOf, KOWHAI, OPTIONS, TUI } from './dashboard.fixture';
import type { DashboardFigures } from './figures/figures';

type User = ReturnType<typeof userEvent.setup>;
type Answer = (
  filter: DashboardFilterInput,
) => DashboardFigures | Response | Promise<DashboardFigures | Response>;

interface Answers {
  figures?: Answer;
  clients?: readonly (typeof KOWHAI)[];
  /** The findings with a comparison, where they differ from those of the figures. */
  findingsSince?: (filter: DashboardFilterInput) => DashboardFigures['findings'] | undefined;
  options?: (clientId: number) => typeof OPTIONS | Response | Promise<typeof OPTIONS | Response>;
}

export const RANGE = { startDate: '2026-03-01', endDate: '2026-03-10' };
export const ADDRESS = `/dashboard?client=${KOWHAI.id}&from=${RANGE.startDate}&to=${RANGE.endDate}`;

export const unavailable = (message: string) =>
  HttpResponse.json({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });

export const never = () => new Promise<never>(() => undefined);

/** Adds the type names by which fragments find their fields. */
const typed = (answer: DashboardFigures) => ({
  __typename: 'Dashboard',
  ...answer,
  findings: answer.findings.map((finding) => ({ __typename: 'Finding', ...finding })),
});

/**
 * Answers all requests of the dashboard; returns the requests, those cancelled before their answer,
 * and the server's end of the socket.
 */
export function answerDashboard(
  server: ReturnType<typeof graphqlServer>,
  {
    figures = (filter) => figuresOf(filter),
    clients = [KOWHAI, TUI],
    options = () => OPTIONS,
    findingsSince = () => undefined,
  }: Answers = {},
) {
  const asked: DashboardFilterInput[] = [];
  const aborted: DashboardFilterInput[] = [];

  server.use(
    endpoint.query('DashboardCustomers', () =>
      HttpResponse.json({
        data: {
          dashboardCustomers: clients.map((one) => ({ __typename: 'DashboardCustomer', ...one })),
        },
      }),
    ),
    endpoint.query('DashboardFilters', async ({ variables }) => {
      const offered = await options(Number(variables.customerId));
      if (offered instanceof Response) return offered;
      return HttpResponse.json({
        data: { dashboardFilters: { __typename: 'DashboardFilters', ...offered } },
      });
    }),
    endpoint.query('Dashboard', async ({ variables, request }) => {
      const filter = variables.filter as DashboardFilterInput; // msw does not know our operations
      asked.push(filter);
      request.signal.addEventListener('abort', () => aborted.push(filter));
      const answer = await figures(filter);
      if (answer instanceof Response) return answer;
      return HttpResponse.json({ data: { dashboard: typed(answer) } });
    }),
    endpoint.query('DashboardFindings', async ({ variables }) => {
      const filter = variables.filter as DashboardFilterInput; // msw does not know our operations
      const answer = await figures(filter);
      if (answer instanceof Response) return answer;
      const { findings } = typed({ ...answer, findings: findingsSince(filter) ?? answer.findings });
      return HttpResponse.json({ data: { dashboard: { __typename: 'Dashboard', findings } } });
    }),
  );

  return { asked, aborted, socket: liveSocket(server) };
}

export const loaded = () => screen.findByRole('group', { name: /^Visits Over Time/ });

export async function chooseClient(user: User, name: string) {
  await user.click(screen.getByRole('combobox', { name: 'Client' }));
  await pickOption(user, name);
}

export async function applyPreset(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: /^Date range/ }));
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}
