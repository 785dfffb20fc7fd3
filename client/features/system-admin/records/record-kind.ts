/** The nouns of a tab's records, and the texts about their changes. */
export interface RecordKind {
  /** Its name in the history. */
  entity: 'broadcaster' | 'adtech' | 'channel' | 'adtechGroup';
  /** The title of the tab's list. */
  title: string;
  /** In 'Add {name}'. */
  name: string;
  /** In 'Failed to save {noun}.' */
  noun: string;
  /** In 'Create {inButton}'. */
  inButton: string;
  plural: string;
  created: string;
  updated: string;
}

export const BROADCASTER: RecordKind = {
  entity: 'broadcaster',
  title: 'Broadcasters',
  name: 'Broadcaster',
  noun: 'broadcaster',
  inButton: 'broadcaster',
  plural: 'broadcasters',
  created: 'Broadcaster created successfully!',
  updated: 'Broadcaster updated successfully',
};

export const ADTECH: RecordKind = {
  entity: 'adtech',
  title: 'AdTech companies',
  name: 'AdTech',
  noun: 'adtech',
  inButton: 'AdTech',
  plural: 'ad-tech companies',
  created: 'AdTech created successfully!',
  updated: 'AdTech updated successfully',
};

export const CHANNEL: RecordKind = {
  entity: 'channel',
  title: 'Channels',
  name: 'Channel',
  noun: 'channel',
  inButton: 'channel',
  plural: 'channels',
  created: 'Channel created successfully!',
  updated: 'Channel updated successfully',
};

export const ADTECH_GROUP: RecordKind = {
  entity: 'adtechGroup',
  title: 'AdTech groups',
  name: 'AdTech Group',
  noun: 'adtech group',
  inButton: 'AdTech group',
  plural: 'ad-tech groups',
  created: 'AdTech group created successfully!',
  updated: 'AdTech group updated successfully',
};
