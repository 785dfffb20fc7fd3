/** The groups of paths by the first part of their paths. A new first part needs a place here. */
const TAGS: Readonly<Record<string, { description: string; parts: readonly string[] }>> = {
  'sign-in': {
    description: 'Tokens, passwords, invitations and changed addresses',
    parts: [
      'login',
      'refresh-token',
      'logout',
      'accept-invitation',
      'confirm-email',
      'keep-email',
      'password-reset',
      'verify-reset-token',
      'reset-password',
      'change-password',
    ],
  },
  customers: { description: 'Clients: who advertises', parts: ['customers'] },
  agencies: { description: 'Agencies: who books for clients', parts: ['agencies'] },
  broadcasters: { description: 'Broadcasters: who owns channels', parts: ['broadcasters'] },
  adtechs: {
    description: 'Ad-techs and their groups: who publishes bookings',
    parts: ['adtechs', 'adtech-groups'],
  },
  channels: { description: 'Channels: where bookings run', parts: ['channels'] },
  associations: {
    description: 'Which organisations work together, the requests and the connection codes',
    parts: ['associations', 'association-requests', 'connection-codes'],
  },
  campaigns: { description: 'Campaigns of a client', parts: ['campaigns'] },
  bookings: { description: 'Bookings: a campaign on a channel', parts: ['bookings'] },
  experiments: {
    description: 'Household holdouts: what the ads of a booking caused',
    parts: ['experiments'],
  },
  creatives: { description: 'Creatives: what is shown', parts: ['creatives'] },
  tags: {
    description: 'Impression tags and site tags: what is pasted',
    parts: ['impressiontags', 'sitetags'],
  },
  collection: {
    description: 'The calls of tags and of servers that send events, on the host of the tags',
    parts: ['t'],
  },
  dashboard: { description: 'Figures of a client, and the overview', parts: ['dashboard'] },
  export: { description: 'Figures and tag sheets as files', parts: ['export'] },
  changes: { description: 'Changes since a position', parts: ['changes'] },
  webhooks: {
    description: 'Endpoints that are called when something happens',
    parts: ['webhooks'],
  },
  people: {
    description: 'Users, API keys and company sign-in',
    parts: ['users', 'api-keys', 'sso', 'active-users'],
  },
  reference: {
    description: 'Countries and advertiser categories',
    parts: ['countries', 'taxonomies'],
  },
  admin: {
    description: 'For the administrators of the product: relations, queues, ledger',
    parts: ['admin'],
  },
};

/** Throws when the first part of the path has no group. */
export function tagOf(path: string): string {
  const part = path.split('/')[1] ?? '';
  const found = Object.entries(TAGS).find(([, { parts }]) => parts.includes(part));
  if (!found) throw new Error(`${path} has no tag yet`);
  return found[0];
}

export const describeTags = () =>
  Object.entries(TAGS).map(([name, { description }]) => ({ name, description }));
