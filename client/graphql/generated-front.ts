/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The pair a person signs in with. */
export type SignInInput = {
  /** Compared without case. */
  email: string;
  /** Compared to the letter, up to 1024 characters. */
  password: string;
};

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { message: string } };

export type VerifyResetTokenQueryVariables = Exact<{
  token: string;
}>;


export type VerifyResetTokenQuery = { verifyResetToken: { status: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string, refreshToken: string, email: string, name: string, role: string, entityId: number | null, entityType: EntityType, countryCode: string | null, countryList: Array<string>, permissionLevel: string } };

export type ReportSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type ReportSubscriptionQuery = { reportSubscription: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean } };

export type UnsubscribeFromReportMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeFromReportMutation = { unsubscribeFromReport: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean } };

export type ResubscribeToReportMutationVariables = Exact<{
  token: string;
}>;


export type ResubscribeToReportMutation = { resubscribeToReport: { reportName: string | null, rhythm: string | null, isSubscribed: boolean, isEnded: boolean } };

export type RefreshSessionMutationVariables = Exact<{
  token: string;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, refreshToken: string } };


export const AcceptInvitationDocument = {"__meta__":{"hash":"5395353656c9f26411817a735e8ababde5555e0c20be107b3d5afd66f779c3fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const VerifyResetTokenDocument = {"__meta__":{"hash":"c8ecb2b0088c26cf1f98945847732f826a3783aa544c4c4030aacd0ec90e2ccb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyResetToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyResetToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<VerifyResetTokenQuery, VerifyResetTokenQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"796e08b5e25e5b0aff8d54baf04bc8cb5d68075e95958270cda7054a1ae7f31a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"2589b196b7324a86c73fcef37b64f294c5280d94c6c08e0f2b76be40de3fa57c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"03fac35d8cbf80a4941fe2b0b0b9af578b1783907376ced3715de37dc1aa2537"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"permissionLevel"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ReportSubscriptionDocument = {"__meta__":{"hash":"a3d468429e428360ed84273dacbec5b7caa64a67f9b5e8ca669ea1c757fb339f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}}]}}]}}]} as unknown as DocumentNode<ReportSubscriptionQuery, ReportSubscriptionQueryVariables>;
export const UnsubscribeFromReportDocument = {"__meta__":{"hash":"24340c6760bdc2e567c65aa81f6a475d28dd55420a2ffebb2f17e3c0a8404d51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromReportMutation, UnsubscribeFromReportMutationVariables>;
export const ResubscribeToReportDocument = {"__meta__":{"hash":"6f8f4011d1ecd3628d295b51be51a920cfff6666b3824d79584bf6ce29f9aeae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubscribeToReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribeToReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportName"}},{"kind":"Field","name":{"kind":"Name","value":"rhythm"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}}]}}]}}]} as unknown as DocumentNode<ResubscribeToReportMutation, ResubscribeToReportMutationVariables>;
export const RefreshSessionDocument = {"__meta__":{"hash":"442afbe1e7f6b551900ed47f489ff033355c3e76a67813ec0980b3822a7714e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  useMutation(AcceptInvitationDocument, options);

export const useVerifyResetTokenQuery = (
  options: (useQuery.Options<VerifyResetTokenQuery, VerifyResetTokenQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(VerifyResetTokenDocument, options as useQuery.Options<VerifyResetTokenQuery, VerifyResetTokenQueryVariables> & { returnPartialData?: false });

export const useVerifyResetTokenLazyQuery = (options?: useLazyQuery.Options<VerifyResetTokenQuery, VerifyResetTokenQueryVariables>) =>
  useLazyQuery(VerifyResetTokenDocument, options);

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options);

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) =>
  useMutation(RequestPasswordResetDocument, options);

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useReportSubscriptionQuery = (
  options: (useQuery.Options<ReportSubscriptionQuery, ReportSubscriptionQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ReportSubscriptionDocument, options as useQuery.Options<ReportSubscriptionQuery, ReportSubscriptionQueryVariables> & { returnPartialData?: false });

export const useReportSubscriptionLazyQuery = (options?: useLazyQuery.Options<ReportSubscriptionQuery, ReportSubscriptionQueryVariables>) =>
  useLazyQuery(ReportSubscriptionDocument, options);

export const useUnsubscribeFromReportMutation = (options?: useMutation.Options<UnsubscribeFromReportMutation, UnsubscribeFromReportMutationVariables>) =>
  useMutation(UnsubscribeFromReportDocument, options);

export const useResubscribeToReportMutation = (options?: useMutation.Options<ResubscribeToReportMutation, ResubscribeToReportMutationVariables>) =>
  useMutation(ResubscribeToReportDocument, options);

export const useRefreshSessionMutation = (options?: useMutation.Options<RefreshSessionMutation, RefreshSessionMutationVariables>) =>
  useMutation(RefreshSessionDocument, options);