import { Field, InputType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Rules, NEEDED, neededText, textRules } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { RECORD_INPUT } from '#server/core/graphql/record-input.js';
import { ChannelOwnerType, type ChannelOwner } from './channel.entity.js';

@InputType(RECORD_INPUT)
export class ChannelInput extends VersionedInput {
  @Text.nullable('The name. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.channelName))
  channelName?: string | null;

  @Text.nullable('Preferred as label.')
  @Rules(textRules(TEXT_FIELDS.channelDisplayName))
  displayName?: string | null;

  @Field(() => ChannelOwnerType, {
    nullable: true,
    description: 'The kind of the owner; broadcaster by default.',
  })
  ownerType?: ChannelOwner | null;

  @Integer.nullable(
    'Id of the broadcaster or ad-tech that owns it, by `ownerType`. Needed when creating.',
  )
  @Rules(NEEDED)
  ownerId?: number | null;
}
