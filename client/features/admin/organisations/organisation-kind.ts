import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import type { AssociationKind } from '#client/graphql/generated';
import type { OrganisationValues } from './organisation-values';

export interface ExistingOrganisation {
  id: number;
  name: string;
  domain?: string | null;
  countryCode: string;
}

/** The calls of an organisation's form. */
export interface OrganisationCalls {
  create: (values: OrganisationValues, context: SaveContext) => Promise<unknown>;
  update: (id: number, values: OrganisationValues, context: SaveContext) => Promise<unknown>;
  associate: (id: number, context: SaveContext) => Promise<unknown>;
  load: (id: number) => Promise<Version<OrganisationValues>>;
  searchUnassociated: (text: string) => Promise<readonly ExistingOrganisation[]>;
}

/** The noun of an organisation's kind and the texts about its changes. */
export interface OrganisationKind {
  id: 'agency' | 'client';
  /** The target of an association request. */
  target: AssociationKind;
  /** The action that a role needs to request an association. */
  associateAction: string;
  /** Its admins issue codes that connect at once. */
  hasCodes: boolean;
  title: 'Agency' | 'Client';
  nameLabel: string;
  /** The server's name of the name field. */
  serverName: string;
  emptySearch: string;
  said: Record<'created' | 'updated' | 'associated' | 'deleted' | 'removed', string>;
}

export const AGENCY: OrganisationKind = {
  id: 'agency',
  target: 'AGENCY',
  associateAction: 'agency.associate',
  hasCodes: false,
  title: 'Agency',
  nameLabel: 'Agency name',
  serverName: 'agency_name',
  emptySearch: 'No existing agencies found. Continue typing to create new agency.',
  said: {
    created: 'Agency saved successfully!',
    updated: 'Agency updated successfully',
    associated: 'Agency associated successfully!',
    deleted: 'Agency deleted successfully!',
    removed: 'Agency removed successfully',
  },
};

export const CLIENT: OrganisationKind = {
  id: 'client',
  target: 'CUSTOMER',
  associateAction: 'customer.associate',
  hasCodes: true,
  title: 'Client',
  nameLabel: 'Client name',
  serverName: 'cust_name',
  emptySearch: 'No existing clients found. Continue typing to create new client.',
  said: {
    created: 'Customer created successfully!',
    updated: 'Customer updated successfully',
    associated: 'Customer associated successfully!',
    deleted: 'Customer deleted successfully!',
    // The specification uses the agencies' wording here too.
    removed: 'Agency removed successfully',
  },
};

export interface OrganisationRow {
  id: number;
  version: number;
  viewerCan: readonly string[];
}
