import { Field, ObjectType } from 'type-graphql';
import { Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
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

  @Integer('Its number, unique among organisations of its kind.')
  entityId!: number;

  @Text('The name.')
  name!: string;

  @Text('Code of its home country, by ISO 3166-1.')
  countryCode!: string;
}

@ObjectType({
  description:
    'The customer or agency that was asked for as a row of a list: all that the requester knows.',
})
export class AssociationRecord {
  @Integer('The number of the customer or agency.')
  id!: number;

  @Text('The name.')
  name!: string;

  @Text('Code of its home country, by ISO 3166-1.')
  countryCode!: string;

  @Text('`Waiting for approval`, `Active`, `Declined`, `Withdrawn` or `Ended`.')
  status!: string;
}

@ObjectType({ description: 'Two organisations that work together, as one of them sees it.' })
export class Association {
  @Integer('Its number: that of the relationship.')
  id!: number;

  @Field(() => AssociationParty, {
    description: 'The caller’s organisation; for super admins one of the two.',
  })
  organisation!: AssociationParty;

  @Field(() => AssociationParty, { description: 'The organisation it works with.' })
  partner!: AssociationParty;

  @Instant('When it began.')
  since!: Date;

  @Field(() => [RecordActionEnum], {
    description: 'The actions that the caller may perform on it: `end`, or none.',
  })
  viewerCan!: RecordAction[];
}

export const AssociationConnection = Connection(Association);
export const AssociationRequestConnection = Connection(AssociationRequest);
