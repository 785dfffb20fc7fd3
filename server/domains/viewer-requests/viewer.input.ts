import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class ViewerArgs {
  @Field(() => Int, { description: 'Id of the customer whose events are meant.' })
  customerId!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The uid that calls carry of the viewer, 512 characters at most. Give this or `address`.',
  })
  uid?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IP address of calls without a uid: a whole IPv4 address, or any address of an IPv6 /64. Give this or `uid`.',
  })
  address?: string | null;
}
