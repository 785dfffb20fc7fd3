import type { TestApi } from '#server/testing/test-api.js';

const COUNT = '{ value isBelowTen }';
const ROW = `name impressions ${COUNT} visits ${COUNT} adSpend responseRate costPerVisit`;
export const VIEW = `name clientName startDate endDate isRolling timeZone currency filters { label text } completeThrough
  totals { impressions ${COUNT} visits ${COUNT} adSpend responseRate costPerVisit cpm responseRateInterval { low high } }
  completed { visits responseRate costPerVisit responseRateInterval { low high } }
  days { date impressions ${COUNT} visits ${COUNT} } channels { ${ROW} } creatives { ${ROW} }
  findings { sentence effect sureness }`;

export const OPEN = `mutation ($token: String!, $password: String) {
  openSharedLink(token: $token, password: $password) { needsPassword view { ${VIEW} } } }`;
export const CREATE = `mutation ($input: SharedLinkInput!) { createSharedLink(input: $input) { url link { id name address expiresAt } } }`;
export const LIST = `query ($customerId: Int) { sharedLinks(customerId: $customerId) { id name lastOpenedAt openings } }`;
export const REVOKE = `mutation ($id: Int!) { revokeSharedLink(id: $id) }`;

interface Caller {
  /** The bearer token. */
  bearer?: string;
  /** The network of the call. */
  from?: string;
}

/** The body of an answer, with the code of its first failure. */
export interface Answered {
  data?: Record<string, unknown> | null;
  code?: string;
  errors?: Record<string, string>;
}

export async function send(
  api: TestApi,
  query: string,
  variables: Record<string, unknown> = {},
  { bearer, from }: Caller = {},
): Promise<Answered> {
  const { body } = await api.rest('POST', '/../graphql', {
    json: { query, variables },
    ...(bearer !== undefined && { token: bearer }),
    ...(from !== undefined && { from }),
  });
  const { data, errors } = body as { data?: Answered['data']; errors?: { extensions: Answered }[] }; // of GraphQL
  const [failure] = errors ?? [];
  return { data: data ?? null, ...failure?.extensions };
}

export const tokenIn = (url: string): string => url.slice(url.indexOf('#') + 1);
