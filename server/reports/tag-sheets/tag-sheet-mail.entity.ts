import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { AdServerId, TagFormatId } from '#schema/ad-servers.js';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import type { TagSheetChoice } from '#server/domains/tags/impression-tag/tag-sheet.service.js';

/** A tag sheet that somebody mails to the ad operations of a channel. */
@ObjectType({ description: 'A tag sheet that was mailed, or waits for it.' })
@Entity({ tableName: 'tag_sheet_mail' })
@Index({ name: 'tag_sheet_mail_customer_index', properties: ['customerId', 'userId'] })
export class TagSheetMail {
  @Identity('The number of the mail.')
  id!: number;

  /** The sender, whose visibility decides about the tags. */
  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id' })
  userId!: number;

  @Integer('The client whose tags it holds.')
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id' })
  customerId!: number;

  @Text('Where it goes.')
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'json' })
  choice!: TagSheetChoice;

  @Property({ type: 'text' })
  format!: TagFormatId;

  @Property({ type: 'text' })
  adServer!: AdServerId;

  @Integer('How many tags it holds.')
  @Property({ type: 'integer' })
  tagCount!: number;

  @Timestamp('When it was asked for.')
  createdAt!: Date;

  @NullableTimestamp('When the mail server took it; null before, and where it failed.')
  sentAt: Date | null = null;

  @Text.nullable('Why it was not sent, for people; null otherwise.')
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;
}
