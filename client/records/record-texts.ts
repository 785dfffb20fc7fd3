import type { RecordTexts } from './define-record';

interface Nouns {
  /** The title of the list. */
  title: string;
  /** Used in 'Add {name}'. */
  name: string;
  /** Used in 'Failed to save {noun}.' */
  noun: string;
  /** Used in 'Create {button}'; the noun when left out. */
  button?: string;
  empty: string;
  unavailable: string;
  created: string;
  updated: string;
  help?: string;
  /** Left out, it quotes the server's reason. */
  failed?: (reason: string) => string;
}

/** The texts of a kind of record whose list and forms say what most of them say. */
export function recordTexts(nouns: Nouns): RecordTexts {
  const { title, name, noun, button = noun, empty, unavailable, help } = nouns;
  const failed =
    nouns.failed ??
    ((reason: string) => `Failed to save ${noun}. ${reason || 'Please try again.'}`);

  return {
    title,
    help,
    add: `Add ${name}`,
    empty,
    unavailable,
    create: { title: `Add ${name}`, submit: `Create ${button}`, saved: nouns.created, failed },
    update: { title: `Edit ${name}`, submit: 'Save changes', saved: nouns.updated, failed },
  };
}
