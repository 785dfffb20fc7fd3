import type { FormField } from '../../../components/entity-form/form-field';

// A type and not an interface: a form takes a record of its values.
export type KeyValues = { name: string; scopes: readonly string[] };

export const NEW_KEY: KeyValues = { name: '', scopes: ['read'] };

export const SCOPE_LABELS: Readonly<Record<string, string>> = {
  read: 'Read (GraphQL and REST)',
  'events:write': 'Send events (/t/events)',
  'campaigns:write': 'Make and change campaigns, bookings, creatives and tags',
};

const FIELDS: readonly FormField<KeyValues>[] = [
  { kind: 'text', name: 'name', label: 'Name', max: 100, help: 'What uses it: you will revoke it by this name.' },
  {
    kind: 'choices',
    name: 'scopes',
    label: 'Scopes',
    options: Object.entries(SCOPE_LABELS).map(([value, label]) => ({ value, label })),
    emptyText: 'No scopes',
  },
];

export const keyFields = () => FIELDS;
