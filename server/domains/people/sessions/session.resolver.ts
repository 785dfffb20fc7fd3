import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { SignInInput } from '#server/domains/people/sign-in/sign-in.input.js';
import { OwnSession } from './own-session.type.js';
import { endOtherSessions, listOwnSessions } from './own-sessions.service.js';
import { PasskeyProofInput } from '#server/domains/people/second-factor/second-factor.input.js';
import {
  openPageSession,
  openPageSessionWithPasskey,
  renewPageSession,
} from './page-session.service.js';
import { PageSession } from './page-session.type.js';

@Resolver()
export class SessionResolver {
  @Query(() => [OwnSession], {
    description: "The caller's sign-ins that have not ended; UNAUTHENTICATED for an API key.",
  })
  sessions(@Ctx() ctx: ServiceContext): Promise<OwnSession[]> {
    return listOwnSessions(ctx);
  }

  @Mutation(() => Int, {
    description: "Ends the caller's sign-ins but the one of the call; answers how many.",
  })
  endOtherSessions(@Ctx() ctx: ServiceContext): Promise<number> {
    return endOtherSessions(ctx);
  }

  @Mutation(() => PageSession, {
    description:
      'Signs a person in to a page of ours: as `signIn`, but the refresh token is set as a cookie that no script can read. Needs no sign-in.',
  })
  openPageSession(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SignInInput, { description: 'Email, password and code.' })
    input: SignInInput,
  ): Promise<PageSession> {
    return openPageSession(ctx, input);
  }

  @Mutation(() => PageSession, {
    description:
      'Signs a person in to a page of ours with a passkey, which is two factors by itself. Needs no sign-in.',
  })
  openPageSessionWithPasskey(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => PasskeyProofInput, { description: 'The answer of the browser.' })
    input: PasskeyProofInput,
  ): Promise<PageSession> {
    return openPageSessionWithPasskey(ctx, input);
  }

  @Mutation(() => PageSession, {
    description:
      'Renews the sign-in of a page by its cookie, which is replaced. Needs no access token.',
  })
  renewPageSession(@Ctx() ctx: ServiceContext): Promise<PageSession> {
    return renewPageSession(ctx);
  }
}
