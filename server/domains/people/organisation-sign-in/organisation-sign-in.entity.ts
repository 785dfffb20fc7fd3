import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  ORGANISATION_TYPES,
  type OrganisationType,
} from '#server/access/visibility/visibility-sql.js';

/** Sign-in rules of an organisation; the defaults apply to one without a row. */
@Entity({ tableName: 'organisation_sign_in' })
export class OrganisationSignIn {
  [PrimaryKeyProp]?: ['entityType', 'entityId'];

  @Enum({ items: () => [...ORGANISATION_TYPES], primary: true })
  entityType!: OrganisationType;

  @PrimaryKey({ type: 'integer' })
  entityId!: number;

  @Property({ type: 'boolean' })
  requiresSecondFactor!: boolean;
}
