import type { User } from '#server/domains/people/user/user.entity.js';
import { buildAgency, buildCustomer, buildRelationship } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import type { TestApi } from '#server/testing/test-api.js';
import type { TestDatabase } from '#server/testing/test-database.js';

/** An agency with an admin and a client of its own. */
export interface Tenant {
  agencyId: number;
  customerId: number;
  admin: User;
  token: string;
}

const OPERATIONS = {
  invite: 'mutation ($input: InvitationInput!) { inviteUser(input: $input) { id } }',
  update: 'mutation ($id: Int!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }',
  archive: 'mutation ($id: Int!) { archiveUser(id: $id) }',
  erase: `mutation ($id: Int!, $everywhere: Boolean! = false) {
    eraseUser(id: $id, everywhere: $everywhere) }`,
  setAdminEmail: `mutation ($id: Int!, $adminEmail: String!) {
    updateCustomer(id: $id, input: { adminEmail: $adminEmail }) { id } }`,
  renameCampaign: `mutation ($id: Int!, $name: String!) {
    updateCampaign(id: $id, input: { campaignName: $name }) { id } }`,
  history: `query ($entity: AuditedEntity!, $id: Int!) {
    history(entity: $entity, id: $id) { nodes { action by changes { field before after } } } }`,
  createView: 'mutation ($input: SavedViewInput!) { createSavedView(input: $input) { id } }',
  schedule: `mutation ($id: Int!, $input: ReportScheduleInput!) {
    saveReportSchedule(savedViewId: $id, input: $input) { id } }`,
  readers: '{ savedViews { id schedule { outsideReaders { email } } } }',
} as const;

interface HistoryNode {
  action: string;
  by: string;
  changes: { field: string; before: string[]; after: string[] }[];
}

/** Returns the actions of the tests of erasure, through the API. */
export function tenantActions(database: TestDatabase, api: TestApi) {
  const em = () => database.orm.em.fork();
  /** The only root field of the answer; a refusal answers its code. */
  const call = async <Answer>(
    token: string,
    name: keyof typeof OPERATIONS,
    variables: Record<string, unknown> = {},
  ): Promise<Answer> => {
    const { body } = await api.graphql(OPERATIONS[name], variables, token);
    const { data, errors } = body as { data?: object; errors?: { extensions: object }[] }; // of GraphQL
    const [failure] = errors ?? [];
    return (failure ? failure.extensions : Object.values(data ?? {})[0]) as Answer; // as the operation asks
  };

  return {
    call,
    buildTenant: async (): Promise<Tenant> => {
      const agencyId = (await buildAgency(em())).id;
      const customerId = (await buildCustomer(em())).id;
      await buildRelationship(em(), { customerId, agencyId });
      const admin = await buildUser(em(), { entityType: 'AGENCY', entityId: agencyId });
      return { agencyId, customerId, admin, token: await tokenOf(api, admin) };
    },
    invite: async (token: string, name: string, email: string): Promise<number> => {
      return (await call<{ id: number }>(token, 'invite', { input: { name, email } })).id;
    },
    /** An admin of an organisation can do this to a user of its own. */
    archiveAndErase: async (token: string, id: number): Promise<boolean> => {
      await call(token, 'archive', { id });
      return call<boolean>(token, 'erase', { id });
    },
    historyOf: async (token: string, entity: string, id: number): Promise<HistoryNode[]> => {
      const { nodes } = await call<{ nodes: HistoryNode[] }>(token, 'history', { entity, id });
      return nodes;
    },
    /** Schedules a report for one reader without an account; returns the view. */
    scheduleFor: async ({ token, customerId }: Tenant, address: string): Promise<number> => {
      const view = { name: 'Weekly', address: `client=${customerId}&range=last-week` };
      const { id } = await call<{ id: number }>(token, 'createView', { input: view });
      const input = { frequency: 'WEEKLY', weekday: 1, hour: 7, recipientIds: [] };
      await call(token, 'schedule', { id, input: { ...input, outsideAddresses: [address] } });
      return id;
    },
    readersOf: async (token: string, viewId: number): Promise<(string | null)[]> => {
      const views = await call<
        { id: number; schedule: { outsideReaders: { email: string | null }[] } | null }[]
      >(token, 'readers');
      const readers = views.find(({ id }) => id === viewId)?.schedule?.outsideReaders ?? [];
      return readers.map(({ email }) => email);
    },
  };
}
