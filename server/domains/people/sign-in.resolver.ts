import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { getViewer } from './profile.js';
import { SignInResult, TokenPair, Viewer } from './profile.type.js';
import { refreshSession, signOut } from './session.service.js';
import { SignInInput } from './sign-in.input.js';
import { signIn } from './sign-in.service.js';

@Resolver()
export class SignInResolver {
  @Query(() => Viewer)
  me(@Ctx() ctx: ServiceContext): Promise<Viewer> {
    return getViewer(ctx);
  }

  @Mutation(() => SignInResult)
  signIn(@Ctx() ctx: ServiceContext, @Arg('input', () => SignInInput) input: SignInInput): Promise<SignInResult> {
    return signIn(ctx, input);
  }

  @Mutation(() => TokenPair)
  refreshSession(@Ctx() ctx: ServiceContext, @Arg('token', () => String) token: string): Promise<TokenPair> {
    return refreshSession(ctx, token);
  }

  @Mutation(() => Boolean)
  signOut(@Ctx() ctx: ServiceContext): Promise<boolean> {
    return signOut(ctx);
  }
}
