import { Field, InputType, Int } from 'type-graphql';
import type { EntityType } from '../../access/actor.js';
import { EntityTypeEnum } from '../../access/entity-type.enum.js';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class UserInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  /** Left out or blank when updating: the old one stays. */
  @Field(() => String, { nullable: true })
  password?: string | null;

  @Field(() => Boolean, { nullable: true })
  admin?: boolean | null;

  /** BROADCASTER when left out. */
  @Field(() => EntityTypeEnum, { nullable: true })
  entityType?: EntityType | null;

  @Field(() => Int, { nullable: true })
  entityId?: number | null;
}

/** Who is invited sets the password by a link. */
@InputType()
export class InvitationInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => Boolean, { nullable: true })
  admin?: boolean | null;

  /** A super admin's choice, BROADCASTER when left out; for all others their own. */
  @Field(() => EntityTypeEnum, { nullable: true })
  entityType?: EntityType | null;

  @Field(() => Int, { nullable: true })
  entityId?: number | null;
}
