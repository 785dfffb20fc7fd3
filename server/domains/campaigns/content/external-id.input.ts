import { InputType } from 'type-graphql';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { Text } from '#server/core/graphql/described-fields.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { Rules, textRules } from '#server/core/input/field-rules.js';

@InputType()
export abstract class ExternalIdInput extends VersionedInput {
  @Text.nullable(
    "The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one.",
  )
  @Rules(textRules(TEXT_FIELDS.externalId))
  externalId?: string | null;
}
