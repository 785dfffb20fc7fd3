import { Field, InputType, ObjectType } from 'type-graphql';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { VersionedInput } from '#server/core/graphql/version.js';

@ObjectType({
  description: 'A mail domain that an organisation claims. It counts once it is verified.',
})
export class SsoDomainClaim {
  @Text('The part of addresses after the @, in lower case.')
  domain!: string;

  @Instant.nullable('When the DNS record was found; null while it was not.')
  verifiedAt!: Date | null;

  @Text('The text of a TXT record at the domain that proves the claim.')
  txtRecord!: string;

  @Instant.nullable('When DNS last answered; it is asked weekly. Null before.')
  checkedAt!: Date | null;

  @Integer(
    'How many answers in a row had no such record. After three the domain is no longer verified.',
  )
  misses!: number;

  @Instant.nullable(
    'When the domain is no longer verified unless the record is found before; null while it is there.',
  )
  endsAt!: Date | null;
}

@ObjectType({ description: 'The OpenID Connect provider of an organisation.' })
export class SsoConnectionSummary {
  @Text('The address that the provider is known by.')
  issuer!: string;

  @Text('The client id of this product at the provider.')
  clientId!: string;

  @Flag('Whether somebody who signs in for the first time becomes an admin.')
  defaultAdmin!: boolean;

  @Flag('Whether people can sign in with it.')
  enabled!: boolean;

  @Flag('Whether passwords are refused.')
  onlySso!: boolean;

  @Flag('Whether an address is refused that the provider does not mark as verified.')
  requireVerifiedEmail!: boolean;

  @Instant.nullable('The latest sign-in with it; null before the first.')
  lastSignInAt!: Date | null;

  @Instant.nullable('The first sign-in of an admin with it, which `onlySso` needs; null before.')
  adminSignedInAt!: Date | null;

  @Integer(
    'Counts the saves, from 1. Sent along with an update, a save made from an older one is refused with CONFLICT.',
  )
  version!: number;

  @Field(() => [SsoDomainClaim], { description: 'The claimed mail domains by name.' })
  domains!: SsoDomainClaim[];
}

@ObjectType({ description: 'How the people of an organisation sign in with their company.' })
export class SsoSettings {
  @Text('The redirect URI to register at the provider.')
  redirectUri!: string;

  @Field(() => SsoConnectionSummary, {
    nullable: true,
    description: 'The provider; null while none is set up.',
  })
  connection!: SsoConnectionSummary | null;

  @Integer(
    'How many active users have an address outside the verified domains, and so cannot sign in with the company.',
  )
  userCountOutside!: number;
}

@InputType({
  description: 'The provider of an organisation. Updating changes the fields that are named.',
})
export class SsoConnectionInput extends VersionedInput {
  @Field(() => EntityTypeEnum, {
    nullable: true,
    description:
      'The kind of the organisation, a super admin’s choice; for all others it is their own.',
  })
  entityType?: EntityType | null;

  @Integer.nullable(
    'Id of the organisation, by `entityType`; for all but super admins it is their own.',
  )
  entityId?: number | null;

  @Text.nullable('The address that the provider is known by: https://. Needed for a new one.')
  issuer?: string | null;

  @Text.nullable('The client id that the provider assigned. Needed for a new one.')
  clientId?: string | null;

  @Text.nullable('The client secret, which no answer contains. Needed for a new one.')
  clientSecret?: string | null;

  @Flag.nullable(
    'Whether somebody who signs in for the first time becomes an admin; false by default.',
  )
  defaultAdmin?: boolean | null;

  @Flag.nullable(
    'Whether people can sign in with it; true by default. Switching it off ends every sign-in that it opened, as another issuer or client ID does.',
  )
  enabled?: boolean | null;

  @Flag.nullable(
    'Whether passwords are refused; false by default. Switching it on ends every sign-in by password, and needs a verified domain and a sign-in of an admin with the provider.',
  )
  onlySso?: boolean | null;

  @Flag.nullable(
    'Whether an address is refused that the provider does not mark as verified (email_verified); false by default. One that it marks as not verified is always refused.',
  )
  requireVerifiedEmail?: boolean | null;
}
