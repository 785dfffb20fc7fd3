import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { getViewer } from './profile.js';
import { SignInResult, TokenPair, Viewer } from './profile.type.js';
import { signOut } from '#server/domains/people/sessions/end-session.js';
import { refreshSession } from '#server/domains/people/sessions/session.service.js';
import { SignInInput } from './sign-in.input.js';
import { signIn } from './sign-in.service.js';

@Resolver()
export class SignInResolver {
  @Query(() => Viewer, {
    description:
      'The signed-in person; UNAUTHENTICATED for an API key, which is nobody in particular.',
  })
  me(@Ctx() ctx: ServiceContext): Promise<Viewer> {
    return getViewer(ctx);
  }

  @Mutation(() => SignInResult, {
    description:
      'Signs a person in. After five failures for an address in 15 minutes the answer is TOO_MANY_REQUESTS. Without a code, a person with a second factor gets SECOND_FACTOR_REQUIRED with the `methods` to choose from. Needs no sign-in.',
  })
  signIn(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SignInInput, { description: 'Email, password and code.' })
    input: SignInInput,
  ): Promise<SignInResult> {
    return signIn(ctx, input);
  }

  @Mutation(() => TokenPair, {
    description:
      'Swaps a refresh token for a new pair. Each is good once: used again within ten seconds it answers the same, later it ends the sign-in everywhere. Needs no access token.',
  })
  refreshSession(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The refresh token.' }) token: string,
  ): Promise<TokenPair> {
    return refreshSession(ctx, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends the sign-in that the call is made with, and that of a refresh token. UNAUTHENTICATED when a token is named and none is of a sign-in; else true.',
  })
  signOut(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, {
      nullable: true,
      description:
        'A refresh token, whose sign-in ends as well. The access token may have expired.',
    })
    token?: string | null,
  ): Promise<boolean> {
    return signOut(ctx, token);
  }
}
