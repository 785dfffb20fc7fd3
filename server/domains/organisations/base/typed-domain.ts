import { bareDomain } from '#schema/field-rules.js';
import type { SearchPlace } from '#server/core/orm/search.js';

/**
 * A search finds a domain only by its full text, so that nobody discovers domains by guessing
 * parts.
 */
export const isTypedDomain: SearchPlace = (text) => ({
  sql: 'lower(t.domain) = ?',
  params: [bareDomain(text)],
});

/** The record's domain when the search text equals it, ignoring case and form; else null. */
export const domainIfTyped = (
  domain: string | null,
  search: string | null | undefined,
): string | null => (search && domain?.toLowerCase() === bareDomain(search) ? domain : null);
