import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class CreativeInput extends VersionedInput {
  /** Required when creating; a creative stays with its client. */
  @Field(() => Int, { nullable: true })
  customerId?: number | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  /** 1 video (the default), 2 image. */
  @Field(() => Int, { nullable: true })
  creativeType?: number | null;

  /** A length or a size. */
  @Field(() => String, { nullable: true })
  creativeFormat?: string | null;

  @Field(() => String, { nullable: true })
  url?: string | null;
}
