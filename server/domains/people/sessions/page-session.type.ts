import { Field, ObjectType } from 'type-graphql';
import { Profile } from '#server/domains/people/sign-in/profile.type.js';

@ObjectType({
  description:
    'The person who is signed in to a page. The refresh token is in a cookie that no script can read.',
})
export class PageSession extends Profile {
  @Field(() => String, {
    description: 'Sent as `Authorization: Bearer …`; ends after 15 minutes, and with the sign-in.',
  })
  accessToken!: string;
}
