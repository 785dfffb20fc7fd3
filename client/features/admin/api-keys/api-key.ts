import { TEXT_FIELDS } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import { CreateApiKeyDocument, RevokeApiKeyDocument } from '#client/graphql/generated';
import { defineForm, type RecordContext, type Removal } from '#client/records/define-record';
import type { KeyRow } from './key-state';

// A type, not an interface, so that it is assignable to a record of form values.
type KeyValues = { name: string; scopes: readonly string[]; life: string; actsFor: string };

const SANDBOX = 'sandbox';
const NEW_KEY: KeyValues = { name: '', scopes: ['read'], life: '365', actsFor: 'organisation' };

export interface KeyContext extends RecordContext {
  /** The organisation has a sandbox, so a key may be the sandbox's. */
  hasSandbox: boolean;
}

const DAY_MS = 24 * 3_600_000;
const FOR_EVER = 'never';

const LIVES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: FOR_EVER, label: 'Never' },
];

/** The instant at which a key with this lifetime expires; null when it never does. */
const expiryOf = (life: string, nowMs: number): string | null =>
  life === FOR_EVER ? null : new Date(nowMs + Number(life) * DAY_MS).toISOString();

export const SCOPE_LABELS: Readonly<Record<string, string>> = {
  read: 'Read (GraphQL and REST)',
  'people:read': 'Read who the users are',
  'events:write': 'Send events (/t/events)',
  'campaigns:write': 'Make and change campaigns, bookings, creatives and tags',
  webhooks: 'Manage webhooks and read their deliveries',
};

const FIELDS: readonly FormField<KeyValues>[] = [
  {
    kind: 'text',
    name: 'name',
    ...TEXT_FIELDS.apiKeyName,
    help: 'What uses it: you will revoke it by this name.',
  },
  {
    kind: 'choices',
    name: 'scopes',
    label: 'Scopes',
    options: Object.entries(SCOPE_LABELS).map(([value, label]) => ({ value, label })),
    emptyText: 'No scopes',
  },
  { kind: 'select', name: 'life', label: 'Expires', options: LIVES, serverNames: ['expires_at'] },
];

const ACTS_FOR: FormField<KeyValues> = {
  kind: 'select',
  name: 'actsFor',
  label: 'Acts for',
  options: [
    { value: 'organisation', label: 'Organisation' },
    { value: SANDBOX, label: 'Sandbox' },
  ],
  serverNames: ['is_sandbox'],
};

const failedTo = (act: string) => (reason: string) =>
  `Failed to ${act} API key. ${reason || 'Please try again.'}`;

/** A new API key; its text is shown once. */
export const API_KEY_FORM = defineForm({
  texts: {
    create: {
      title: 'Create API key',
      submit: 'Create API key',
      saved: 'API key created.',
      failed: failedTo('create'),
    },
  },
  // The panel reads its list again.
  stale: [],
  size: 'sm',
  hasSecret: true,
  create: CreateApiKeyDocument,
  blank: () => NEW_KEY,
  useFields:
    ({ context }: { context: KeyContext }) =>
    () =>
      context.hasSandbox ? [...FIELDS, ACTS_FOR] : FIELDS,
  inputOf: ({ name, scopes, life, actsFor }) => ({
    name: name.trim(),
    scopes: [...scopes],
    expiresAt: expiryOf(life, Date.now()),
    ...(actsFor === SANDBOX && { isSandbox: true }),
  }),
  // The dialog with the key says it.
  toastsOf: () => [],
});

export const KEY_REMOVAL: Removal<KeyRow> = {
  mutation: RevokeApiKeyDocument,
  title: 'Revoke API key',
  text: ({ name }) =>
    `Are you sure you want to revoke API key ${name}? Programs that use it are refused from then on.`,
  confirm: 'Revoke',
  done: [{ text: 'API key revoked.' }],
  failed: failedTo('revoke'),
};
