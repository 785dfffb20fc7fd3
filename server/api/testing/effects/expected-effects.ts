import type { WrittenRow } from './written-rows.js';

interface ExpectedEffect {
  table: string;
  kind: WrittenRow['kind'];
  /** The changes that need it. */
  by: readonly string[];
  reason: string;
}

const ASSOCIATIONS = [
  'Mutation.associateCustomer',
  'Mutation.associateAgency',
  'Mutation.connectWithCode',
  'Mutation.acceptAssociation',
  'Mutation.declineAssociation',
  'Mutation.withdrawAssociation',
  'Mutation.endAssociation',
];

/**
 * The rows outside of the caller's organisation that changes write, and why. To add an entry, name
 * the table and the changes; one that no change of the walk needs fails its test.
 */
export const EXPECTED_EFFECTS: readonly ExpectedEffect[] = [
  {
    table: 'outgoing_mail',
    kind: 'INSERT',
    by: ASSOCIATIONS,
    reason: 'The admins of both sides are told, and Infinitum where a side has none.',
  },
  {
    table: 'association_request',
    kind: 'UPDATE',
    by: ['Mutation.acceptAssociation', 'Mutation.declineAssociation'],
    reason: 'An agency answers for its client.',
  },
  {
    table: 'relationship',
    kind: 'INSERT',
    by: ['Mutation.acceptAssociation'],
    reason: 'An agency answers for its client.',
  },
  {
    table: 'connection_code',
    kind: 'UPDATE',
    by: ['Mutation.connectWithCode'],
    reason: 'Whom the client gave its code uses it up.',
  },
  {
    table: 'customer',
    kind: 'INSERT',
    by: ['Mutation.createCustomer'],
    reason: 'A new client, with which the caller is associated.',
  },
  {
    table: 'customer',
    kind: 'UPDATE',
    by: ['Mutation.endAssociation'],
    reason: 'A client forgets which organisation made it when the two part.',
  },
  {
    table: 'agency',
    kind: 'INSERT',
    by: ['Mutation.createAgency'],
    reason: 'A new agency, with which the caller is associated.',
  },
  {
    table: 'outgoing_mail',
    kind: 'INSERT',
    by: ['Mutation.requestPasswordReset'],
    reason: 'Whoever asks for a link, it goes to the address; the answer tells nothing.',
  },
  {
    table: 'webhook_event',
    kind: 'INSERT',
    by: ['Mutation.sendTestWebhook'],
    reason: 'Only the delivery names the receiver of a test.',
  },
  {
    table: 'hourly_reading',
    kind: 'INSERT',
    by: ['Mutation.openSharedLink'],
    reason: 'Whoever opens a link of the client first begins its full hours.',
  },
];
