/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FragmentDefinitionNode } from 'graphql';
import { useMutation } from '@apollo/client/react';
/** The kinds of organisation. */
export type EntityType =
  /** An ad-tech. */
  | 'ADTECH'
  /** An agency. */
  | 'AGENCY'
  /** A broadcaster. */
  | 'BROADCASTER'
  /** A customer, "Client" on screens. */
  | 'CUSTOMER'
  /** No organisation: super admins, and what they make. */
  | 'SYSTEM';

/** Whether a person administrates. */
export type PermissionLevel =
  /** A super admin, or an admin of an organisation. */
  | 'ADMIN'
  /** A plain user of an organisation. */
  | 'USER';

/** The kind of a person’s organisation, with or without its administration. */
export type Role =
  /** A super admin. */
  | 'ROLE_ADMIN'
  /** An admin of an ad-tech. */
  | 'ROLE_ADTECH_ADMIN'
  /** A plain user of an ad-tech. */
  | 'ROLE_ADTECH_USER'
  /** An admin of an agency. */
  | 'ROLE_AGENCY_ADMIN'
  /** A plain user of an agency. */
  | 'ROLE_AGENCY_USER'
  /** An admin of a broadcaster. */
  | 'ROLE_BROADCASTER_ADMIN'
  /** A plain user of a broadcaster. */
  | 'ROLE_BROADCASTER_USER'
  /** An admin of a customer. */
  | 'ROLE_CUSTOMER_ADMIN'
  /** A plain user of a customer. */
  | 'ROLE_CUSTOMER_USER';

/** The pair a person signs in with. */
export type SignInInput = {
  /** The code of the authenticator app, or a recovery code; for people with a second factor. Each is good once. */
  code?: string | null | undefined;
  /** Compared without case. */
  email: string;
  /** Compared to the letter, up to 1024 characters. */
  password: string;
};

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { openPageSession: SignedInFragment };

export type SignedInFragment = { accessToken: string, email: string, name: string, role: Role, entityId: number | null, entityType: EntityType, countryCode: string | null, countryList: Array<string>, permissionLevel: PermissionLevel, mustChangePassword: boolean, mustSetUpSecondFactor: boolean };

export type RenewPageSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewPageSessionMutation = { renewPageSession: SignedInFragment };

const SignedInFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"permissionLevel"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}}]}} as unknown as FragmentDefinitionNode;
export const SignInDocument = {"__meta__":{"hash":"f9a2e190bd2b97c7ba5932236e0f58aa8d8b26b80690101a2eac11d93887c26e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPageSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},SignedInFragmentNode]} as unknown as TypedDocumentNode<SignInMutation, SignInMutationVariables>;
export const RenewPageSessionDocument = {"__meta__":{"hash":"2885b912434d4de8a24c99ea4cc49b14b8e725c261919a07dbc3f9a4aa80351a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPageSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewPageSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},SignedInFragmentNode]} as unknown as TypedDocumentNode<RenewPageSessionMutation, RenewPageSessionMutationVariables>;

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);