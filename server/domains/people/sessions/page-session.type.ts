import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Profile } from '#server/domains/people/sign-in/profile.type.js';

@ObjectType({
  description:
    'The person who is signed in to a page. The refresh token is in a cookie that no script can read.',
})
export class PageSession extends Profile {
  @Text('Sent as `Authorization: Bearer …`; ends after 15 minutes, and with the sign-in.')
  accessToken!: string;
}
