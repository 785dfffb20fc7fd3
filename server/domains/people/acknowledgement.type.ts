import { Field, ObjectType } from 'type-graphql';

/** The answer of a call that has nothing to show but that it was done. */
@ObjectType()
export class Acknowledgement {
  @Field(() => String)
  status!: 'success';

  @Field(() => String)
  message!: string;
}

export const acknowledge = (message: string): Acknowledgement => ({ status: 'success', message });
