import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { Connection } from '#server/core/graphql/page.js';
import { AssociationRequest } from './request/association-request.entity.js';
import type { RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';

@ObjectType({ description: 'An organisation as far as strangers may know it.' })
export class AssociationParty {
  @Field(() => EntityTypeEnum, { description: 'Its kind.' })
  entityType!: OrganisationType;

  @Field(() => Int, { description: 'Its number, unique among organisations of its kind.' })
  entityId!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'Code of its home country, by ISO 3166-1.' })
  countryCode!: string;
}

@ObjectType({
  description:
    'The customer or agency that was asked for as a row of a list: all that the requester knows.',
})
export class AssociationRecord {
  @Field(() => Int, { description: 'The number of the customer or agency.' })
  id!: number;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'Code of its home country, by ISO 3166-1.' })
  countryCode!: string;

  @Field(() => String, {
    description: '`Waiting for approval`, `Active`, `Declined`, `Withdrawn` or `Ended`.',
  })
  status!: string;
}

@ObjectType({ description: 'Two organisations that work together, as one of them sees it.' })
export class Association {
  @Field(() => Int, { description: 'Its number: that of the relationship.' })
  id!: number;

  @Field(() => AssociationParty, {
    description: 'The caller’s organisation; for super admins one of the two.',
  })
  organisation!: AssociationParty;

  @Field(() => AssociationParty, { description: 'The organisation it works with.' })
  partner!: AssociationParty;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  since!: Date;

  @Field(() => [RecordActionEnum], {
    description: 'The actions that the caller may perform on it: `end`, or none.',
  })
  viewerCan!: RecordAction[];
}

export const AssociationConnection = Connection(Association);
export const AssociationRequestConnection = Connection(AssociationRequest);
