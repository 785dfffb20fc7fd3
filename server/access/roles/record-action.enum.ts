import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { RecordAction } from './policy.js';

/** The GraphQL enum of `RecordAction`: the verbs are those of the table of permissions. */
export const RecordActionEnum = describedEnum<RecordAction>(
  'RecordAction',
  'What the caller may do to a record. Further values may come.',
  {
    create: 'Make another of its kind.',
    createDirect: 'Make another user, with a password.',
    update: 'Change it.',
    archive: 'Take it out of the lists.',
    restore: 'Bring it back from the archive.',
    erase: 'Erase the personal data of a user.',
    eraseEverywhere: 'Erase the addresses of a user from the records of all organisations.',
    list: 'List all of its kind.',
    save: 'Choose the creatives of a booking, which makes its impression tags.',
    test: 'Send a test call of a tag.',
    stop: 'End an experiment before its last day.',
    associate: 'Ask for, or begin, an association with it.',
    accept: 'Accept a request.',
    decline: 'Decline a request.',
    withdraw: 'Withdraw a request of the own organisation.',
    end: 'End an association.',
    resendInvitation: 'Mail a user the invitation again.',
    resetSecondFactor: 'Take the second factors of a user away.',
  },
);
