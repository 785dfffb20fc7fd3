/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FragmentDefinitionNode } from 'graphql';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
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

/** How sure a finding is. */
export type FindingSureness =
  /** It is counted, so that chance has no part in it. */
  | 'COUNTED'
  /** The figures do not decide it yet. */
  | 'NOT_YET'
  /** By chance alone, at most one of 20 dashboards shows any finding. */
  | 'SURE'
  /** By chance alone, at most one of 200 dashboards shows such a finding. */
  | 'VERY_SURE';

/** The answer of a browser that has used a passkey; all in base64url. */
export type PasskeyProofInput = {
  /** `response.authenticatorData`. */
  authenticatorData: string;
  /** `response.clientDataJSON`. */
  clientData: string;
  /** `id` of the credential. */
  id: string;
  /** `response.signature`. */
  signature: string;
  /** `response.userHandle`. */
  userHandle?: string | null | undefined;
};

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

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { message: string } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { message: string } };

export type ObjectToEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type ObjectToEmailChangeMutation = { objectToEmailChange: { message: string } };

export type VerifyResetTokenQueryVariables = Exact<{
  token: string;
}>;


export type VerifyResetTokenQuery = { verifyResetToken: { status: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type SharedCountFieldsFragment = { value: number | null, isBelowTen: boolean };

export type SharedRowFieldsFragment = { name: string, adSpend: number | null, responseRate: number | null, costPerVisit: number | null, impressions: SharedCountFieldsFragment, visits: SharedCountFieldsFragment };

export type OpenSharedLinkMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type OpenSharedLinkMutation = { openSharedLink: { needsPassword: boolean, view: { name: string, clientName: string, startDate: string, endDate: string, isRolling: boolean, timeZone: string, currency: string, readAt: string, expiresAt: string, completeThrough: string | null, filters: Array<{ label: string, text: string }>, totals: { adSpend: number | null, responseRate: number | null, costPerVisit: number | null, cpm: number | null, impressions: SharedCountFieldsFragment, visits: SharedCountFieldsFragment, responseRateInterval: { low: number, high: number } | null }, completed: { visits: number | null, responseRate: number | null, costPerVisit: number | null, responseRateInterval: { low: number, high: number } | null } | null, days: Array<{ date: string, impressions: SharedCountFieldsFragment, visits: SharedCountFieldsFragment }>, channels: Array<SharedRowFieldsFragment>, creatives: Array<SharedRowFieldsFragment>, findings: Array<{ sentence: string, effect: string | null, sureness: FindingSureness }> } | null } };

export type StartCompanySignInMutationVariables = Exact<{
  email: string;
}>;


export type StartCompanySignInMutation = { startCompanySignIn: string };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { challenge: string, rpId: string, timeoutMs: number } };

export type SignInWithPasskeyMutationVariables = Exact<{
  input: PasskeyProofInput;
}>;


export type SignInWithPasskeyMutation = { openPageSessionWithPasskey: { accessToken: string, email: string, name: string, role: Role, entityId: number | null, entityType: EntityType, countryCode: string | null, countryList: Array<string>, permissionLevel: PermissionLevel, mustChangePassword: boolean, mustSetUpSecondFactor: boolean } };

export type ReportSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type ReportSubscriptionQuery = { reportSubscription: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean, canErase: boolean } };

export type UnsubscribeFromReportMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeFromReportMutation = { unsubscribeFromReport: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean, canErase: boolean } };

export type ResubscribeToReportMutationVariables = Exact<{
  token: string;
}>;


export type ResubscribeToReportMutation = { resubscribeToReport: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean, canErase: boolean } };

export type EraseReportAddressMutationVariables = Exact<{
  token: string;
}>;


export type EraseReportAddressMutation = { eraseReportAddress: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean, canErase: boolean } };

export type ConfirmReportMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmReportMutation = { confirmReport: { message: string } };

export type DeclineReportsMutationVariables = Exact<{
  token: string;
}>;


export type DeclineReportsMutation = { declineReports: { message: string } };

const SharedCountFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isBelowTen"}}]}} as unknown as FragmentDefinitionNode;
const SharedRowFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"costPerVisit"}}]}} as unknown as FragmentDefinitionNode;
export const AcceptInvitationDocument = {"__meta__":{"hash":"5395353656c9f26411817a735e8ababde5555e0c20be107b3d5afd66f779c3fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const ConfirmEmailChangeDocument = {"__meta__":{"hash":"50a486779f23c1b4f18080e4d8f7e30cb7ce1a650512998709b987c96b5905c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const ObjectToEmailChangeDocument = {"__meta__":{"hash":"55a0077605f53274592d3046b5e621839c95d407e1d69d4ddbbf13fa644ced5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ObjectToEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectToEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ObjectToEmailChangeMutation, ObjectToEmailChangeMutationVariables>;
export const VerifyResetTokenDocument = {"__meta__":{"hash":"c8ecb2b0088c26cf1f98945847732f826a3783aa544c4c4030aacd0ec90e2ccb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyResetToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyResetToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as TypedDocumentNode<VerifyResetTokenQuery, VerifyResetTokenQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"796e08b5e25e5b0aff8d54baf04bc8cb5d68075e95958270cda7054a1ae7f31a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const OpenSharedLinkDocument = {"__meta__":{"hash":"474b7ec82f28bd526d549081cbba0862580b3e721b16d50f44a52bbeabd8852d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenSharedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSharedLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isRolling"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeThrough"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerVisit"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedCountFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"sureness"}}]}}]}}]}}]}},SharedCountFieldsFragmentNode,SharedRowFieldsFragmentNode]} as unknown as TypedDocumentNode<OpenSharedLinkMutation, OpenSharedLinkMutationVariables>;
export const StartCompanySignInDocument = {"__meta__":{"hash":"856d3da0caac74833838fdf19a8c87048151d87b45bc88b2118bd74915cc31a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCompanySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCompanySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as TypedDocumentNode<StartCompanySignInMutation, StartCompanySignInMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"2589b196b7324a86c73fcef37b64f294c5280d94c6c08e0f2b76be40de3fa57c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const BeginPasskeySignInDocument = {"__meta__":{"hash":"32e43cd9e523d8b295d1e7a7921efdd6b909e031897c46c6e7be3c76568dac1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMs"}}]}}]}}]} as unknown as TypedDocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"__meta__":{"hash":"07547b043916292210819e73fa8d39aa972a13aece158a11c44c4691908b5158"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPageSessionWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"permissionLevel"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpSecondFactor"}}]}}]}}]} as unknown as TypedDocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const ReportSubscriptionDocument = {"__meta__":{"hash":"9e978d085b1624ce4a857d1537a31988031a0b0f6eb5608dc83882a332bb19b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"canErase"}}]}}]}}]} as unknown as TypedDocumentNode<ReportSubscriptionQuery, ReportSubscriptionQueryVariables>;
export const UnsubscribeFromReportDocument = {"__meta__":{"hash":"9a26600bedc5bd033c1f9c1926f14193681e2eecd482dbd476fb145392b80f80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"canErase"}}]}}]}}]} as unknown as TypedDocumentNode<UnsubscribeFromReportMutation, UnsubscribeFromReportMutationVariables>;
export const ResubscribeToReportDocument = {"__meta__":{"hash":"3bf2b1c5f59f6f27043ef2acc2fd69976b9dc1e6a5888dbb80591e8babfad451"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubscribeToReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribeToReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"canErase"}}]}}]}}]} as unknown as TypedDocumentNode<ResubscribeToReportMutation, ResubscribeToReportMutationVariables>;
export const EraseReportAddressDocument = {"__meta__":{"hash":"c170b384f6b4f87ecbda0e7536232947f6c1c5bb5c48643321179d4c98dfb449"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseReportAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseReportAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"canErase"}}]}}]}}]} as unknown as TypedDocumentNode<EraseReportAddressMutation, EraseReportAddressMutationVariables>;
export const ConfirmReportDocument = {"__meta__":{"hash":"fe6dd2b1f0aac5aea819a58356e1d12a038e78623b14dfd4b9c435cb23ebcac1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmReportMutation, ConfirmReportMutationVariables>;
export const DeclineReportsDocument = {"__meta__":{"hash":"b7966a027356854a0a8e8aba1e01a4591b243c58bdf1f8a64c5181b8a0480637"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeclineReportsMutation, DeclineReportsMutationVariables>;

export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  useMutation(AcceptInvitationDocument, options);

export const useConfirmEmailChangeMutation = (options?: useMutation.Options<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>) =>
  useMutation(ConfirmEmailChangeDocument, options);

export const useObjectToEmailChangeMutation = (options?: useMutation.Options<ObjectToEmailChangeMutation, ObjectToEmailChangeMutationVariables>) =>
  useMutation(ObjectToEmailChangeDocument, options);

export const useVerifyResetTokenQuery = (
  options: (useQuery.Options<VerifyResetTokenQuery, VerifyResetTokenQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(VerifyResetTokenDocument, options as useQuery.Options<VerifyResetTokenQuery, VerifyResetTokenQueryVariables> & { returnPartialData?: false });

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options);

export const useOpenSharedLinkMutation = (options?: useMutation.Options<OpenSharedLinkMutation, OpenSharedLinkMutationVariables>) =>
  useMutation(OpenSharedLinkDocument, options);

export const useStartCompanySignInMutation = (options?: useMutation.Options<StartCompanySignInMutation, StartCompanySignInMutationVariables>) =>
  useMutation(StartCompanySignInDocument, options);

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) =>
  useMutation(RequestPasswordResetDocument, options);

export const useReportSubscriptionQuery = (
  options: (useQuery.Options<ReportSubscriptionQuery, ReportSubscriptionQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ReportSubscriptionDocument, options as useQuery.Options<ReportSubscriptionQuery, ReportSubscriptionQueryVariables> & { returnPartialData?: false });

export const useUnsubscribeFromReportMutation = (options?: useMutation.Options<UnsubscribeFromReportMutation, UnsubscribeFromReportMutationVariables>) =>
  useMutation(UnsubscribeFromReportDocument, options);

export const useResubscribeToReportMutation = (options?: useMutation.Options<ResubscribeToReportMutation, ResubscribeToReportMutationVariables>) =>
  useMutation(ResubscribeToReportDocument, options);

export const useEraseReportAddressMutation = (options?: useMutation.Options<EraseReportAddressMutation, EraseReportAddressMutationVariables>) =>
  useMutation(EraseReportAddressDocument, options);

export const useConfirmReportMutation = (options?: useMutation.Options<ConfirmReportMutation, ConfirmReportMutationVariables>) =>
  useMutation(ConfirmReportDocument, options);

export const useDeclineReportsMutation = (options?: useMutation.Options<DeclineReportsMutation, DeclineReportsMutationVariables>) =>
  useMutation(DeclineReportsDocument, options);