import { ArgsType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';

@ArgsType()
export class ViewerArgs {
  @Integer('Id of the customer whose events are meant.')
  customerId!: number;

  @Text.nullable(
    'The uid that calls carry of the viewer, 512 characters at most. Give this or `address`.',
  )
  uid?: string | null;

  @Text.nullable(
    'The IP address of calls without a uid: a whole IPv4 address, or any address of an IPv6 /64. Give this or `uid`.',
  )
  address?: string | null;
}
