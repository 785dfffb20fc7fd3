/** A page for developers of integrations, made of a document. */
export interface DeveloperPage {
  /** The last part of its path; empty for the start. */
  slug: string;
  title: string;
  /** The path of the document from the project's root. */
  file: string;
}

/** The menu has the same order. */
export const DEVELOPER_PAGES: readonly DeveloperPage[] = [
  { slug: '', title: 'Guide', file: 'docs/partners.md' },
  { slug: 'collection', title: 'Collection', file: 'docs/collection.md' },
  { slug: 'measures', title: 'Measures', file: 'docs/measures.md' },
  { slug: 'exports', title: 'Exports', file: 'docs/exports.md' },
  { slug: 'event-files', title: 'Event files', file: 'docs/event-export.md' },
  { slug: 'errors', title: 'Errors', file: 'docs/errors.md' },
  { slug: 'permissions', title: 'Permissions', file: 'docs/permissions.md' },
  { slug: 'glossary', title: 'Glossary', file: 'docs/glossary.md' },
  { slug: 'deprecation', title: 'Deprecation', file: 'docs/deprecation.md' },
  { slug: 'changes', title: 'Changes', file: 'CHANGELOG.md' },
];

export const pathOfSlug = (slug: string): string =>
  slug === '' ? '/developers' : `/developers/${slug}`;
