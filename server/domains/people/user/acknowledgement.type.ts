import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The answer of a call that has nothing to show but that it was done.' })
export class Acknowledgement {
  @Field(() => String, { description: 'Always success.' })
  status!: 'success';

  @Field(() => String, { description: 'For people.' })
  message!: string;
}

export const acknowledge = (message: string): Acknowledgement => ({ status: 'success', message });
