import { bareDomain } from '#schema/field-rules.js';
import type { SearchPlace } from '#server/core/orm/search.js';

/** A domain is found by those who know all of it, so that nobody learns domains by trying. */
export const isTypedDomain: SearchPlace = (text) => ({
  sql: 'lower(t.domain) = ?',
  params: [bareDomain(text)],
});

/** The domain of a record where the search is that very domain, however it was typed; else null. */
export const domainIfTyped = (
  domain: string | null,
  search: string | null | undefined,
): string | null => (search && domain?.toLowerCase() === bareDomain(search) ? domain : null);
