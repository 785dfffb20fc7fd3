import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { beginCodeApp, confirmCodeApp, removeCodeApp } from './code-app/code-app.service.js';
import { hasSecondFactor } from './has-second-factor.js';
import { beginPasskeySignIn } from './passkey/passkey-sign-in.service.js';
import { addPasskey, beginPasskey, removePasskey } from './passkey/passkey.service.js';
import { Passkey } from './passkey/passkey.entity.js';
import { renamePasskey } from './passkey/rename-passkey.js';
import { NewPasskeyInput } from './second-factor.input.js';
import { getSecondFactor, renewRecoveryCodes, resetSecondFactor } from './second-factor.service.js';
import {
  AddedPasskey,
  NewCodeApp,
  PasskeyChallenge,
  PasskeyCreation,
  SecondFactor,
} from './second-factor.type.js';

const PASSWORD = {
  nullable: true,
  description:
    'The current password; left out by a person who has none, and who signed in within ten minutes.',
} as const;

@Resolver(() => User)
export class SecondFactorResolver {
  @Query(() => SecondFactor, {
    description: "The caller's second factors; UNAUTHENTICATED for an API key.",
  })
  secondFactor(@Ctx() ctx: ServiceContext): Promise<SecondFactor> {
    return getSecondFactor(ctx);
  }

  @Mutation(() => NewCodeApp, {
    description:
      'Makes a secret for an authenticator app of the caller, readable this once. It counts after `confirmCodeApp`, within an hour.',
  })
  beginCodeApp(
    @Ctx() ctx: ServiceContext,
    @Arg('password', () => String, PASSWORD) password: string | null,
  ): Promise<NewCodeApp> {
    return beginCodeApp(ctx, password);
  }

  @Mutation(() => [String], {
    description:
      "Adds the authenticator app once it shows the right code, ends the caller's other sign-ins and answers ten recovery codes, readable this once.",
  })
  confirmCodeApp(
    @Ctx() ctx: ServiceContext,
    @Arg('code', () => String, { description: 'The six digits that the app shows.' }) code: string,
  ): Promise<string[]> {
    return confirmCodeApp(ctx, code);
  }

  @Mutation(() => Boolean, {
    description:
      "Removes the caller's authenticator app and ends their other sign-ins. Always true.",
  })
  async removeCodeApp(
    @Ctx() ctx: ServiceContext,
    @Arg('password', () => String, PASSWORD) password: string | null,
  ): Promise<boolean> {
    await removeCodeApp(ctx, password);
    return true;
  }

  @Mutation(() => [String], {
    description: "Replaces the caller's recovery codes by ten new ones, readable this once.",
  })
  renewRecoveryCodes(
    @Ctx() ctx: ServiceContext,
    @Arg('password', () => String, PASSWORD) password: string | null,
  ): Promise<string[]> {
    return renewRecoveryCodes(ctx, password);
  }

  @Mutation(() => PasskeyCreation, {
    description: 'Begins to add a passkey of the caller, who may have twenty.',
  })
  beginPasskey(
    @Ctx() ctx: ServiceContext,
    @Arg('password', () => String, PASSWORD) password: string | null,
  ): Promise<PasskeyCreation> {
    return beginPasskey(ctx, password);
  }

  @Mutation(() => AddedPasskey, {
    description: "Adds the passkey that the browser made, and ends the caller's other sign-ins.",
  })
  addPasskey(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => NewPasskeyInput, { description: 'The answer of the browser.' })
    input: NewPasskeyInput,
  ): Promise<AddedPasskey> {
    return addPasskey(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Removes a passkey of the caller and ends their other sign-ins. Always true.',
  })
  async removePasskey(
    @Ctx() ctx: ServiceContext,
    @RecordId('passkey') id: number,
    @Arg('password', () => String, PASSWORD) password: string | null,
  ): Promise<boolean> {
    await removePasskey(ctx, id, password);
    return true;
  }

  @Mutation(() => Passkey, { description: 'Renames a passkey of the caller.' })
  renamePasskey(
    @Ctx() ctx: ServiceContext,
    @RecordId('passkey') id: number,
    @Arg('name', () => String, { description: 'Up to 80 characters.' }) name: string,
  ): Promise<Passkey> {
    return renamePasskey(ctx, id, name);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      'Begins a sign-in with a passkey; `openPageSessionWithPasskey` ends it. Needs no sign-in.',
  })
  beginPasskeySignIn(@Ctx() ctx: ServiceContext): Promise<PasskeyChallenge> {
    return beginPasskeySignIn(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes the second factors of a user who has lost them, and ends their sign-ins. For super admins. Always true.',
  })
  async resetSecondFactor(
    @Ctx() ctx: ServiceContext,
    @RecordId('user', 'userId') userId: number,
  ): Promise<boolean> {
    await resetSecondFactor(ctx, userId);
    return true;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether they have a second factor; null for those who may not change the user.',
  })
  hasSecondFactor(@Ctx() ctx: ServiceContext, @Root() user: User): Promise<boolean | null> {
    return hasSecondFactor(ctx, user);
  }
}
