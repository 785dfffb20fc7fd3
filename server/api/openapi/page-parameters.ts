import { MAX_PAGE_SIZE } from '#server/api/rest/read-page.js';
import type { JsonSchema } from './json-schema.js';

export const PAGE_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  Limit: {
    name: 'limit',
    in: 'query',
    required: false,
    description: `Rows of one page. Without \`limit\` and \`after\` the answer is the whole list; with \`after\` alone it is a page of ${MAX_PAGE_SIZE}.`,
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  },
  After: {
    name: 'after',
    in: 'query',
    required: false,
    description: 'The cursor of the next page, from the `Link` of the page before.',
    schema: { type: 'string', minLength: 1 },
  },
};

export const pageReferences: readonly JsonSchema[] = Object.keys(PAGE_PARAMETERS).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));
