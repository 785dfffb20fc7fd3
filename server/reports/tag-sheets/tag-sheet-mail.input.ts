import { Field, InputType, Int } from 'type-graphql';
import type { AdServerId, TagFormatId } from '#schema/ad-servers.js';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { TagAdServer, TagFormat } from '#server/domains/tags/tag-text/ad-server-macros.js';

const IDS = { nullable: true } as const;

@InputType({ description: 'Which tags are mailed, how they are written, and to whom.' })
export class TagSheetMailInput {
  @Integer('Id of the client.')
  customerId!: number;

  @Text("An address of the channel's ad operations.")
  email!: string;

  @Field(() => [Int], { ...IDS, description: 'Only tags of these campaigns.' })
  campaignIds?: number[] | null;

  @Field(() => [Int], { ...IDS, description: 'Only tags of these bookings.' })
  bookingIds?: number[] | null;

  @Field(() => [Int], { ...IDS, description: 'Only tags of bookings on these channels.' })
  channelIds?: number[] | null;

  @Field(() => [Int], { ...IDS, description: 'Only these tags.' })
  tagIds?: number[] | null;

  @Field(() => TagFormat, { description: 'What is pasted.' })
  format!: TagFormatId;

  @Field(() => TagAdServer, { description: 'The ad server whose macros the tags carry.' })
  adServer!: AdServerId;
}
