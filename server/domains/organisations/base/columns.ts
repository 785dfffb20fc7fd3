import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';

// Columns that several kinds of organisation have.

const nullableText = (description: string) =>
  allDecorators(
    Field(() => String, { nullable: true, description }),
    Property({ type: 'text', nullable: true }),
  );

export const WebsiteDomain = () =>
  nullableText('Domain of its website, in lower case and without a scheme; null when not known.');

export const AdminEmail = () =>
  nullableText('Address of the person who administers it; null when not known.');

export const Countries = () =>
  allDecorators(
    Field(() => [String], {
      description: 'Codes of the countries where it operates, the home country among them.',
    }),
    Property({ type: 'array', columnType: 'text[]' }),
  );

/** The sandbox that it belongs to; below 0 once a reset or a removal left it behind. */
export const SandboxId = () => Property({ type: 'integer', nullable: true });
