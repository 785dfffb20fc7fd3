import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  getSsoSettings,
  removeSsoConnection,
  saveSsoConnection,
} from './connection/sso-connection.service.js';
import { addSsoDomain, removeSsoDomain, verifySsoDomain } from './domain/sso-domain.service.js';
import { SsoConnectionInput, SsoSettings } from './connection/sso-settings.type.js';
import { startCompanySignIn } from './sign-in/start-company-sign-in.js';

@ArgsType()
class OrganisationArgs {
  @Field(() => EntityTypeEnum, {
    nullable: true,
    description: 'The kind of the organisation; for super admins. Left out: your own.',
  })
  entityType?: EntityType | null;

  @Integer.nullable('Id of the organisation, by `entityType`.')
  entityId?: number | null;
}

const DOMAIN = { description: 'The part of addresses after the @.' };

@Resolver()
export class SsoResolver {
  @Query(() => SsoSettings, {
    nullable: true,
    description:
      'How the people of an organisation sign in with their company; null for a super admin who names none. For its admins.',
  })
  ssoSettings(
    @Ctx() ctx: ServiceContext,
    @Args(() => OrganisationArgs) organisation: OrganisationArgs,
  ): Promise<SsoSettings | null> {
    return getSsoSettings(ctx, organisation);
  }

  @Mutation(() => SsoSettings, {
    description:
      'Sets up the OpenID Connect provider of an organisation, or changes what the input names. For its admins.',
  })
  saveSsoConnection(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SsoConnectionInput, { description: 'The provider.' })
    input: SsoConnectionInput,
  ): Promise<SsoSettings> {
    return saveSsoConnection(ctx, input);
  }

  @Mutation(() => SsoSettings, {
    description:
      'Removes the provider with its domains; people sign in with passwords again. For admins.',
  })
  removeSsoConnection(
    @Ctx() ctx: ServiceContext,
    @Args(() => OrganisationArgs) organisation: OrganisationArgs,
  ): Promise<SsoSettings> {
    return removeSsoConnection(ctx, organisation);
  }

  @Mutation(() => SsoSettings, {
    description: 'Claims a mail domain; at most 20. It counts once it is verified. For admins.',
  })
  addSsoDomain(
    @Ctx() ctx: ServiceContext,
    @Args(() => OrganisationArgs) organisation: OrganisationArgs,
    @Arg('domain', () => String, DOMAIN) domain: string,
  ): Promise<SsoSettings> {
    return addSsoDomain(ctx, organisation, domain);
  }

  @Mutation(() => SsoSettings, {
    description:
      'Looks for the TXT record that proves the claim; INVALID while it is not there. For admins.',
  })
  verifySsoDomain(
    @Ctx() ctx: ServiceContext,
    @Args(() => OrganisationArgs) organisation: OrganisationArgs,
    @Arg('domain', () => String, DOMAIN) domain: string,
  ): Promise<SsoSettings> {
    return verifySsoDomain(ctx, organisation, domain);
  }

  @Mutation(() => SsoSettings, { description: 'Gives a claimed mail domain up. For admins.' })
  removeSsoDomain(
    @Ctx() ctx: ServiceContext,
    @Args(() => OrganisationArgs) organisation: OrganisationArgs,
    @Arg('domain', () => String, DOMAIN) domain: string,
  ): Promise<SsoSettings> {
    return removeSsoDomain(ctx, organisation, domain);
  }

  @Mutation(() => String, {
    description:
      'Begins a sign-in of a page with the company of an address: answers the URL of its provider, which returns to the page. Only the domain of the address decides. Needs no sign-in.',
  })
  startCompanySignIn(
    @Ctx() ctx: ServiceContext,
    @Arg('email', () => String, { description: 'The address of the person.' }) email: string,
  ): Promise<string> {
    return startCompanySignIn(ctx, email);
  }
}
