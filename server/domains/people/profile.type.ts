import { Field, Int, ObjectType } from 'type-graphql';
import type { EntityType } from '../../access/actor.js';
import { EntityTypeEnum } from '../../access/entity-type.enum.js';

/** What a signed-in person is, as the sign-in answers it and `me` repeats it. */
@ObjectType()
export abstract class Profile {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  /** ROLE_ADMIN, or ROLE_{ENTITY}_{ADMIN or USER}. */
  @Field(() => String)
  role!: string;

  @Field(() => String)
  permissionLevel!: 'ADMIN' | 'USER';

  @Field(() => EntityTypeEnum)
  entityType!: EntityType;

  @Field(() => Int, { nullable: true })
  entityId!: number | null;

  @Field(() => String, { nullable: true })
  entityName!: string | null;

  @Field(() => String, { nullable: true })
  countryCode!: string | null;

  @Field(() => [String])
  countryList!: string[];
}

/** The signed-in person, with the flags that screens decide by and the actions the role allows. */
@ObjectType()
export class Viewer extends Profile {
  @Field(() => Boolean)
  isMultiCountry!: boolean;

  @Field(() => Boolean)
  isAdTechUser!: boolean;

  @Field(() => Boolean)
  isBroadcaster!: boolean;

  @Field(() => Boolean)
  isAgency!: boolean;

  @Field(() => Boolean)
  isCustomer!: boolean;

  @Field(() => Boolean)
  isSuperUser!: boolean;

  @Field(() => Boolean)
  isEntityAdmin!: boolean;

  @Field(() => String, { nullable: true })
  homeCountry!: string | null;

  @Field(() => [String])
  operationalCountries!: string[];

  /** Actions such as `agency.create` that the role allows on at least some record. */
  @Field(() => [String])
  viewerCan!: string[];
}

@ObjectType()
export class SignInResult extends Profile {
  @Field(() => String)
  accessToken!: string;

  @Field(() => String)
  refreshToken!: string;
}

@ObjectType()
export class TokenPair {
  @Field(() => String)
  accessToken!: string;

  @Field(() => String)
  refreshToken!: string;
}
