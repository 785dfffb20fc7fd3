import { recordTexts } from '#client/records/record-texts';

interface ManagedNouns {
  /** The title of the tab's list. */
  title: string;
  /** Used in 'Add {name}'. */
  name: string;
  /** Used in 'Failed to save {noun}.' */
  noun: string;
  /** Used in 'Create {button}' and the messages about a save. */
  button?: string;
  plural: string;
  help?: string;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of a record that super admins manage: the kinds differ only in their nouns. */
export function managedTexts({ plural, ...nouns }: ManagedNouns) {
  const subject = capitalised(nouns.button ?? nouns.noun);
  return recordTexts({
    ...nouns,
    empty: `There are no ${plural} yet. Add the first one.`,
    unavailable: `Unable to retrieve ${plural}. Please try again.`,
    created: `${subject} created successfully!`,
    updated: `${subject} updated successfully`,
  });
}
