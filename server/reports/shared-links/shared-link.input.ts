import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'A new public link.' })
export class SharedLinkInput {
  @Field(() => String, {
    nullable: true,
    description: 'Its name, for its readers too: 1 to 100 characters.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The view, as the parameters of its address on the dashboard. A named range moves with the days; layout and comparison are left out.',
  })
  address?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days it opens, 1 to 365. Left out: 30.',
  })
  expiresInDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password that readers must enter: 8 to 128 characters. Left out: none.',
  })
  password?: string | null;
}
