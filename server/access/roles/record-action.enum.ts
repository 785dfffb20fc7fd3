import { registerEnumType } from 'type-graphql';
import type { RecordAction } from './policy.js';

/** The GraphQL enum of `RecordAction`: the verbs are those of the table of permissions. */
export const RecordActionEnum: { [Verb in RecordAction]: Verb } = {
  create: 'create',
  createDirect: 'createDirect',
  update: 'update',
  archive: 'archive',
  restore: 'restore',
  erase: 'erase',
  eraseEverywhere: 'eraseEverywhere',
  list: 'list',
  save: 'save',
  test: 'test',
  stop: 'stop',
  associate: 'associate',
  accept: 'accept',
  decline: 'decline',
  withdraw: 'withdraw',
  end: 'end',
  resendInvitation: 'resendInvitation',
  resetSecondFactor: 'resetSecondFactor',
};

registerEnumType(RecordActionEnum, {
  name: 'RecordAction',
  description: 'What the caller may do to a record. Further values may come.',
  valuesConfig: {
    create: { description: 'Make another of its kind.' },
    createDirect: { description: 'Make another user, with a password.' },
    update: { description: 'Change it.' },
    archive: { description: 'Take it out of the lists.' },
    restore: { description: 'Bring it back from the archive.' },
    erase: { description: 'Erase the personal data of a user.' },
    eraseEverywhere: {
      description: 'Erase the addresses of a user from the records of all organisations.',
    },
    list: { description: 'List all of its kind.' },
    save: { description: 'Choose the creatives of a booking, which makes its impression tags.' },
    test: { description: 'Send a test call of a tag.' },
    stop: { description: 'End an experiment before its last day.' },
    associate: { description: 'Ask for, or begin, an association with it.' },
    accept: { description: 'Accept a request.' },
    decline: { description: 'Decline a request.' },
    withdraw: { description: 'Withdraw a request of the own organisation.' },
    end: { description: 'End an association.' },
    resendInvitation: { description: 'Mail a user the invitation again.' },
    resetSecondFactor: { description: 'Take the second factors of a user away.' },
  },
});
