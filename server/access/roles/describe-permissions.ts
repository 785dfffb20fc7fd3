import { ROLES, type EntityType } from '#schema/roles.js';
import { ACTIONS, PERMISSIONS } from './permissions.js';
import type { Narrowed } from './policy.js';

interface DescribedPolicy {
  noun: string;
  leaves: Readonly<Record<string, string | Narrowed | undefined>>;
}

const ORGANISATION_ROLES = ROLES.filter((role) => role.may !== 'everything');
const KINDS = ORGANISATION_ROLES.map(({ entityType }) => entityType);

const cells = (...texts: string[]) => `| ${texts.join(' | ')} |`;

function formatRow(action: (typeof ACTIONS)[number], policies: readonly DescribedPolicy[]): string {
  const [noun = '', verb = ''] = action.split('.');
  const left = policies.find((policy) => policy.noun === noun)?.leaves[verb];
  const { of, only } =
    typeof left === 'object' ? left : { of: left ? KINDS : [], only: left ?? '' };
  const grant: Record<'admins' | 'users', readonly EntityType[]> = PERMISSIONS[action];

  const marks = ORGANISATION_ROLES.map(({ entityType, may }) => {
    if (!grant[may].includes(entityType)) return '';
    return of.includes(entityType) ? 'some' : 'yes';
  });

  return cells(`\`${action}\``, 'yes', ...marks, only);
}

/**
 * The matrix of roles and actions in Markdown, made from the table of roles and the policies that
 * narrow it.
 */
export function describePermissions(policies: readonly DescribedPolicy[]): string {
  const nouns = new Set(policies.map(({ noun }) => noun));
  const forgotten = ACTIONS.filter((action) => !nouns.has(action.split('.')[0] ?? ''));
  if (forgotten.length > 0) throw new Error(`no policy is listed for ${forgotten.join(', ')}`);
  return `# Who may do what

<!-- Written by npm run generate from server/access/roles/permissions.ts and the policies of server/domains. -->

The server checks an action once it has found the record. A record that the caller may not see is not found (404); an action that is not
permitted on a visible record is refused (403). [Decision 0005](decisions/0005-visibility.md) says who sees what. The table says what a role may do to a record it sees: *yes* to each of them, *some* to those that the last column names,
nothing where it is empty. An API key with the scope \`read\` reads what a plain user of its organisation sees, but who the users are (\`people:read\`); with \`campaigns:write\` it does what that user may to campaigns, bookings, creatives and tags, with \`webhooks\` what an admin may to webhooks, and nothing else of this. Records that people edit carry the verbs their reader may use as \`viewerCan\` (\`viewer_can\` over REST), and \`me\` the actions its role has at all.

${cells('action', '`ROLE_ADMIN`', ...ORGANISATION_ROLES.map(({ role }) => `\`${role}\``), 'some: only')}
${cells(...Array.from({ length: ORGANISATION_ROLES.length + 3 }, () => '---'))}
${ACTIONS.map((action) => formatRow(action, policies)).join('\n')}

Lists, single records, the dashboard, the overview, tags and their texts need a sign-in and no action: they hold only visible records. The history of a record is for those who may \`update\` it, that of an association request for the admins who know of it.
\`server/api/audits/permission-walk.test.ts\` tries every root field of GraphQL and every path of REST as every role on records of one's own, of partners and of strangers, and holds the answers to this table.
`;
}
