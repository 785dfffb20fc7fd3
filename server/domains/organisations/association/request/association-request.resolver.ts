import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { isAllowed, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { PageArgs, type Page } from '#server/core/graphql/page.js';
import { listAssociationRequests } from '#server/domains/organisations/association/association-list.service.js';
import { AssociationRequest } from './association-request.entity.js';
import { associationRequestPolicy, hasAsked } from './association-request.policy.js';
import {
  acceptAssociation,
  associateAgency,
  associateCustomer,
  declineAssociation,
  withdrawAssociation,
} from './association-request.service.js';
import {
  AssociationKind,
  AssociationState,
  STATUS_TEXT,
  type RequestState,
  type TargetType,
} from '#server/domains/organisations/association/association-state.js';
import {
  AssociationParty,
  AssociationRecord,
  AssociationRequestConnection,
} from '#server/domains/organisations/association/association.type.js';
import { connectWithCode } from '#server/domains/organisations/association/connection-code/connect-with-code.js';
import { loadOrganisation } from '#server/domains/organisations/association/organisation-ref.js';
import { requesterOf, targetOf } from './request-parties.js';

@Resolver(() => AssociationRequest)
export class AssociationRequestResolver {
  @Query(() => AssociationRequestConnection, {
    description:
      'The requests that the caller’s organisation made, and those it may answer, oldest first; searched by the names of both sides. For admins; super admins see all.',
  })
  associationRequests(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('state', () => AssociationState, {
      nullable: true,
      description: 'Only those that stand so.',
    })
    state: RequestState | null,
    @Arg('kind', () => AssociationKind, {
      nullable: true,
      description: 'Only those that ask for this kind.',
    })
    kind: TargetType | null,
    @Arg('isIncoming', () => Boolean, {
      nullable: true,
      description:
        'true: only those that others made. false: only those of the caller’s organisation.',
    })
    isIncoming: boolean | null,
  ): Promise<Page<AssociationRequest>> {
    return listAssociationRequests(ctx, page, { state, kind, isIncoming });
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Asks a customer to be associated with the caller’s organisation, which sees nothing of it until the other side accepts. A repeat answers the request that waits; one to a customer that has asked itself accepts that. For admins.',
  })
  associateCustomer(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer') id: number,
  ): Promise<AssociationRequest> {
    return associateCustomer(ctx, id);
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Asks an agency to be associated with the caller’s organisation, which sees nothing of it until the other side accepts. A repeat answers the request that waits; one to an agency that has asked itself accepts that. For admins.',
  })
  associateAgency(
    @Ctx() ctx: ServiceContext,
    @RecordId('agency') id: number,
  ): Promise<AssociationRequest> {
    return associateAgency(ctx, id);
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Says yes to a request: the two are associated from now on. For admins of the organisation that was asked and, for a customer, of agencies that work for it. CONFLICT for one that was answered otherwise.',
  })
  acceptAssociation(
    @Ctx() ctx: ServiceContext,
    @RecordId('request') id: number,
  ): Promise<AssociationRequest> {
    return acceptAssociation(ctx, id);
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Says no to a request; the requester can ask again after 30 days. For those who may accept it. CONFLICT for one that was answered otherwise.',
  })
  declineAssociation(
    @Ctx() ctx: ServiceContext,
    @RecordId('request') id: number,
  ): Promise<AssociationRequest> {
    return declineAssociation(ctx, id);
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Takes a request back. For admins of the requester. CONFLICT for one that was answered meanwhile.',
  })
  withdrawAssociation(
    @Ctx() ctx: ServiceContext,
    @RecordId('request') id: number,
  ): Promise<AssociationRequest> {
    return withdrawAssociation(ctx, id);
  }

  @Mutation(() => AssociationRequest, {
    description:
      'Associates the caller’s organisation at once with the customer whose admin made the code; the code is spent. For admins. INVALID for a code that is unknown, used, revoked or too old.',
  })
  connectWithCode(
    @Ctx() ctx: ServiceContext,
    @Arg('code', () => String, { description: 'The text of the code, whatever its case and gaps.' })
    code: string,
  ): Promise<AssociationRequest> {
    return connectWithCode(ctx, code);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether others asked: the caller is not of the organisation that did.',
  })
  isIncoming(@Ctx() ctx: ServiceContext, @Root() request: AssociationRequest): boolean {
    return !hasAsked(requireActor(ctx), request);
  }

  @FieldResolver(() => AssociationParty, { description: 'The organisation that asked.' })
  requester(
    @Ctx() ctx: ServiceContext,
    @Root() request: AssociationRequest,
  ): Promise<AssociationParty> {
    return loadOrganisation(ctx, requesterOf(request));
  }

  @FieldResolver(() => AssociationParty, {
    description: 'The customer or agency that it asked for.',
  })
  target(
    @Ctx() ctx: ServiceContext,
    @Root() request: AssociationRequest,
  ): Promise<AssociationParty> {
    return loadOrganisation(ctx, targetOf(request));
  }

  @FieldResolver(() => AssociationRecord, {
    description: 'The customer or agency as a row of a list, with what its chip says.',
  })
  async record(
    @Ctx() ctx: ServiceContext,
    @Root() request: AssociationRequest,
  ): Promise<AssociationRecord> {
    const { entityId: id, name, countryCode } = await loadOrganisation(ctx, targetOf(request));
    return { id, name, countryCode, status: STATUS_TEXT[request.state] };
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: `accept`, `decline` or `withdraw`. Empty once it was answered.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() request: AssociationRequest): RecordAction[] {
    if (request.state !== 'WAITING') return [];
    const verbs = ['accept', 'decline', 'withdraw'] as const;
    return verbs.filter((verb) =>
      isAllowed(requireActor(ctx), associationRequestPolicy, verb, request),
    );
  }
}
