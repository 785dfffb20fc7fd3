import type { Answered } from '../tool.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** A sentence of the written analysis as plain text: its links to panels lead nowhere here. */
const plain = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, plainTexts(child)]));
}

/** All texts of an answer without HTML. */
export const withoutMarkup = (data: Answered): Answered => plainTexts(data) as Answered; // an object stays one
