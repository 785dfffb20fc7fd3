import { nameOrder } from './name-order.js';

/** An index of three letters each, by which `like '%…%'` over `nameOrder` of the text finds rows. */
export const searchIndex = (table: string, text: string) => ({
  name: `${table}_search`,
  expression: `create index "${table}_search" on "${table}" using gin (${nameOrder(text)} gin_trgm_ops)`,
});

/** An index by which `~>=~` and `~<~` over `nameOrder` of the text find what begins with a text. */
export const prefixIndex = (table: string, text: string) => ({
  name: `${table}_prefix`,
  expression: `create index "${table}_prefix" on "${table}" (${nameOrder(text)} text_pattern_ops)`,
});
