/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the dashboard is about. Lists narrow each other; dates are local to the reporting zone. */
export type DashboardFilterInput = {
  /** Booking ids; empty or holding 0 means all, unknown ids match nothing. */
  bookings?: Array<number>;
  /** Campaign ids; empty or holding 0 means all, unknown ids match nothing. */
  campaigns?: Array<number>;
  /** Channel ids; empty or holding 0 means all, unknown ids match nothing. */
  channels?: Array<number>;
  /** The customer. */
  clientId: number;
  /** Creative ids; empty or holding 0 means all, unknown ids match nothing. */
  creatives?: Array<number>;
  /** Dayparts, 1 Night to 8 Off-Peak; empty or holding 0 means all, unknown ids match nothing. */
  dayparts?: Array<number>;
  /** Last local day, included. */
  endDate: string;
  /** Region ids; empty or holding 0 means all, unknown ids match nothing. */
  regions?: Array<number>;
  /** Site tag ids; they narrow responses and webhits, never impressions; empty or holding 0 means all, unknown ids match nothing. */
  sites?: Array<number>;
  /** First local day, included. */
  startDate: string;
  /** Weekdays, 1 Monday to 7 Sunday; empty or holding 0 means all, unknown ids match nothing. */
  weekdays?: Array<number>;
};

export type EntityType =
  | 'ADTECH'
  | 'AGENCY'
  | 'BROADCASTER'
  | 'CUSTOMER'
  | 'SYSTEM';

export type SignInInput = {
  email: string;
  password: string;
};

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type DashboardCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCustomersQuery = { dashboardCustomers: Array<{ id: number, displayName: string, custName: string, timeZone: string }> };

export type DashboardQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type DashboardQuery = { dashboard: { timeZone: string, impressionSummary: { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }> } } };

export type OverviewQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type OverviewQuery = { overview: Array<{ customerId: number, bookingId: number, customerName: string, campaignName: string, bookingName: string, channelName: string, startDate: string, endDate: string, impressions: number, spend: number, cpm: number, pingCount: number, pingDate: string | null, entityType: string, entityName: string, createdByName: string | null, createdAt: string }> };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { accessToken: string, refreshToken: string, email: string, name: string, role: string, entityId: number | null, entityType: EntityType, countryCode: string | null, countryList: Array<string>, permissionLevel: string } };

export type RefreshSessionMutationVariables = Exact<{
  token: string;
}>;


export type RefreshSessionMutation = { refreshSession: { accessToken: string, refreshToken: string } };


export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const DashboardCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<DashboardCustomersQuery, DashboardCustomersQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"permissionLevel"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RefreshSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useDashboardCustomersQuery = (
  options?: (useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardCustomersDocument, options as useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false });

export const useDashboardCustomersLazyQuery = (options?: useLazyQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables>) =>
  useLazyQuery(DashboardCustomersDocument, options);

export const useDashboardQuery = (
  options: (useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardDocument, options as useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false });

export const useDashboardLazyQuery = (options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) =>
  useLazyQuery(DashboardDocument, options);

export const useOverviewQuery = (
  options: (useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OverviewDocument, options as useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false });

export const useOverviewLazyQuery = (options?: useLazyQuery.Options<OverviewQuery, OverviewQueryVariables>) =>
  useLazyQuery(OverviewDocument, options);

export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useRefreshSessionMutation = (options?: useMutation.Options<RefreshSessionMutation, RefreshSessionMutationVariables>) =>
  useMutation(RefreshSessionDocument, options);