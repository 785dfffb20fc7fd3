import type { EntityManager } from '@mikro-orm/postgresql';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import type { TestApi } from '#server/testing/test-api.js';

export interface ReportPerson {
  user: User;
  token: string;
}

/**
 * A customer in New Zealand with bookings of two broadcasters, and people who see all of it, a
 * part, or nothing.
 */
export interface ReportWorld {
  world: World;
  owner: ReportPerson;
  colleague: ReportPerson;
  /** An admin of the owner's organisation. */
  agencyAdmin: ReportPerson;
  admin: ReportPerson;
  broadcaster: ReportPerson;
  outsider: ReportPerson;
}

export async function buildReportWorld(em: EntityManager, api: TestApi): Promise<ReportWorld> {
  const world = await buildWorld(em);
  const entityIdOf = (name: string) =>
    world.principals.find((one) => one.name === name)?.actor.entityId ?? null;
  const person = async (overrides: Parameters<typeof buildUser>[1]): Promise<ReportPerson> => {
    const user = await buildUser(em, overrides);
    return { user, token: await tokenOf(api, user) };
  };

  const agency = { entityType: 'AGENCY', entityId: entityIdOf('agency'), admin: false } as const;

  return {
    world,
    owner: await person({ ...agency, name: 'Aroha Owner' }),
    colleague: await person({ ...agency, name: 'Ben Colleague' }),
    agencyAdmin: await person({ ...agency, admin: true, name: 'Cora Admin' }),
    admin: await person({ name: 'Super Admin' }),
    broadcaster: await person({
      entityType: 'BROADCASTER',
      entityId: entityIdOf('one broadcaster'),
      name: 'Tui Channel',
    }),
    outsider: await person({ entityType: 'CUSTOMER', entityId: (await buildWorld(em)).customerId }),
  };
}

const OPERATIONS = {
  create: `mutation ($input: SavedViewInput!) {
    createSavedView(input: $input) { id name address customerId version } }`,
  update: `mutation ($id: Int!, $input: SavedViewInput!) {
    updateSavedView(id: $id, input: $input) { name address version } }`,
  archive: `mutation ($id: Int!) { archiveSavedView(id: $id) }`,
  end: `mutation ($id: Int!) { archiveReportSchedule(savedViewId: $id) }`,
  share: `mutation ($id: Int!, $isShared: Boolean!, $version: Int!) {
    updateSavedView(id: $id, input: { isShared: $isShared, version: $version }) {
      id name sharedAt version } }`,
  colleagues: `query ($customerId: Int) {
    colleaguesSavedViews(customerId: $customerId) { id name ownerName version schedule { id } } }`,
  preview: `query ($name: String!, $address: String!, $isOutside: Boolean!) {
    reportPreview(name: $name, address: $address, isOutside: $isOutside) {
      subject html text files } }`,
  list: `query ($customerId: Int) {
    savedViews(customerId: $customerId) { id name schedule { id } } }`,
  schedule: `mutation ($id: Int!, $input: ReportScheduleInput!) { saveReportSchedule(savedViewId: $id, input: $input) {
    id frequency weekday monthDay hour nextDueAt pausedAt version recipients { userId name isUnsubscribed } } }`,
  readers: `query ($customerId: Int!) { reportReaders(customerId: $customerId) { userId name } }`,
  send: `mutation ($id: Int!) { sendReportNow(savedViewId: $id) { id state } }`,
  runs: `query { savedViews { id schedule { nextDueAt pausedAt runs {
    dueAt startDate endDate state attempts lastFailure endedAt deliveries { name state reason } } } } }`,
  subscription: `query ($token: String!) {
    reportSubscription(token: $token) { reportName rhythm isSubscribed isEnded } }`,
  outside: `query {
    savedViews { id schedule { version outsideReaders { id email state asks askRefusal askableAt }
      runs { state lastFailure deliveries { name state reason } } } } }`,
  askAgain: `mutation ($id: Int!) { askOutsideReaderAgain(id: $id) { id state asks } }`,
  confirm: `mutation ($token: String!) { confirmReport(token: $token) { message } }`,
  decline: `mutation ($token: String!) { declineReports(token: $token) { message } }`,
  eraseAddress: `mutation ($token: String!) {
    eraseReportAddress(token: $token) { isSubscribed isEnded canErase } }`,
  unsubscribe: `mutation ($token: String!) {
    unsubscribeFromReport(token: $token) { isSubscribed } }`,
  resubscribe: `mutation ($token: String!) { resubscribeToReport(token: $token) { isSubscribed } }`,
} as const;

/** An answer for tests: the fields they use by name, the rest by shape. */
export interface Answered {
  id: number;
  version: number;
  code?: string;
  errors?: Record<string, string>;
  [field: string]: unknown;
}

/** Sends a query as a person; returns the only root field, or the failure's code and fields. */
export const queryAs =
  (api: TestApi) =>
  async <Answer = Answered>(
    person: ReportPerson | null,
    name: keyof typeof OPERATIONS,
    variables = {},
  ): Promise<Answer> => {
    const { body } = await api.graphql(OPERATIONS[name], variables, person?.token);
    const { data, errors } = body as { data?: object; errors?: { extensions: object }[] }; // of GraphQL
    const [failure] = errors ?? [];
    return (failure ? failure.extensions : Object.values(data ?? {})[0]) as Answer; // the test expects this shape
  };
