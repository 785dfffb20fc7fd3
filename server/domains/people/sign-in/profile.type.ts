import { Field, ObjectType } from 'type-graphql';
import type { PermissionLevel, Role } from '#schema/roles.js';
import { Flag, Integer, Text } from '#server/core/graphql/described-fields.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { PermissionLevelEnum, RoleEnum } from '#server/access/roles/role.enum.js';

/** The signed-in person. The sign-in and `me` both answer it. */
@ObjectType()
export abstract class Profile {
  @Integer('Id of the user.')
  id!: number;

  @Text('The full name.')
  name!: string;

  @Text('The address they sign in with.')
  email!: string;

  @Field(() => RoleEnum, {
    description:
      'ROLE_ADMIN for a super admin; otherwise kind and level, such as ROLE_AGENCY_USER.',
  })
  role!: Role;

  @Field(() => PermissionLevelEnum, {
    description:
      'ADMIN for super admins and those who administrate an organisation, USER for all others.',
  })
  permissionLevel!: PermissionLevel;

  @Field(() => EntityTypeEnum, {
    description: 'The kind of their organisation; SYSTEM for a super admin.',
  })
  entityType!: EntityType;

  @Integer.nullable('Id of their organisation, by `entityType`; null for SYSTEM.')
  entityId!: number | null;

  @Text.nullable('The name of their organisation; null for SYSTEM.')
  entityName!: string | null;

  @Text.nullable('Code of the home country of their organisation; null for SYSTEM.')
  countryCode!: string | null;

  @Field(() => [String], {
    description: 'Codes of the countries where their organisation operates; empty for SYSTEM.',
  })
  countryList!: string[];

  @Flag(
    'Whether somebody else chose the password: it and the sign-in end within a day unless another is chosen.',
  )
  mustChangePassword!: boolean;

  @Flag(
    'Whether the rules ask for a second factor that the sign-in did not prove: it may set one up, and do nothing else until then.',
  )
  mustSetUpSecondFactor!: boolean;
}

@ObjectType({ description: 'The signed-in person, with what screens decide by.' })
export class Viewer extends Profile {
  @Flag('Whether their organisation operates in several countries; true for super admins.')
  isMultiCountry!: boolean;

  @Flag('Whether they are of an ad-tech.')
  isAdTechUser!: boolean;

  @Flag('Whether they are of a broadcaster.')
  isBroadcaster!: boolean;

  @Flag('Whether they are of an agency.')
  isAgency!: boolean;

  @Flag('Whether they are of a customer.')
  isCustomer!: boolean;

  @Flag('Whether they are a super admin.')
  isSuperUser!: boolean;

  @Flag('Whether they administrate an organisation; false for super admins.')
  isEntityAdmin!: boolean;

  @Text.nullable('Code of the home country of their organisation; null for SYSTEM.')
  homeCountry!: string | null;

  @Field(() => [String], {
    description:
      'Codes of the countries where their organisation operates, or its home country alone; empty for SYSTEM.',
  })
  operationalCountries!: string[];

  @Field(() => [String], {
    description: 'Actions such as `agency.create` that the role allows on at least some record.',
  })
  viewerCan!: string[];
}

const ACCESS_TOKEN = {
  description: 'Sent as `Authorization: Bearer …`; ends after 15 minutes, and with the sign-in.',
};

const REFRESH_TOKEN = {
  description:
    'Good for one swap by `refreshSession`: within 7 days, of a super admin within an hour, and no later than the sign-in ends, 30 days or 12 hours after the password was given.',
};

@ObjectType({ description: 'The person who signed in, and the tokens of the sign-in.' })
export class SignInResult extends Profile {
  @Field(() => String, ACCESS_TOKEN)
  accessToken!: string;

  @Field(() => String, REFRESH_TOKEN)
  refreshToken!: string;

  refreshExpiresAt!: Date;
}

@ObjectType({ description: 'The tokens that take the place of those a sign-in had.' })
export class TokenPair {
  @Field(() => String, ACCESS_TOKEN)
  accessToken!: string;

  @Field(() => String, REFRESH_TOKEN)
  refreshToken!: string;

  refreshExpiresAt!: Date;
}
