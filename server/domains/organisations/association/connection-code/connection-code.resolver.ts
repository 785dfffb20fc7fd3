import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { RangePageArgs, type Page } from '#server/core/graphql/page.js';
import { AssociationParty } from '#server/domains/organisations/association/association.type.js';
import { ConnectionCode } from './connection-code.entity.js';
import {
  createConnectionCode,
  listConnectionCodes,
  revokeConnectionCode,
} from './connection-code.service.js';
import { ConnectionCodeConnection, NewConnectionCode } from './connection-code.type.js';
import { loadOrganisation } from '#server/domains/organisations/association/organisation-ref.js';

@Resolver(() => ConnectionCode)
export class ConnectionCodeResolver {
  @Query(() => ConnectionCodeConnection, {
    description:
      'The codes of a customer that were not revoked, without their texts, newest first. For its admins.',
  })
  connectionCodes(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => RangePageArgs) page: RangePageArgs,
  ): Promise<Page<ConnectionCode>> {
    return listConnectionCodes(ctx, customerId, page);
  }

  @Mutation(() => NewConnectionCode, {
    description:
      'Makes a code that associates one organisation with the customer at once, one time, within seven days, and answers its text, readable this once. For admins of the customer.',
  })
  createConnectionCode(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
  ): Promise<NewConnectionCode> {
    return createConnectionCode(ctx, customerId);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends a code that was not used yet, at once. For admins of its customer. Always true.',
  })
  async revokeConnectionCode(
    @Ctx() ctx: ServiceContext,
    @RecordId('code') id: number,
  ): Promise<boolean> {
    await revokeConnectionCode(ctx, id);
    return true;
  }

  @FieldResolver(() => AssociationParty, {
    nullable: true,
    description: 'The organisation that used it; null when nobody has.',
  })
  async usedBy(
    @Ctx() ctx: ServiceContext,
    @Root() code: ConnectionCode,
  ): Promise<AssociationParty | null> {
    const { usedByEntityType: entityType, usedByEntityId: entityId } = code;
    return entityType === null || entityId === null
      ? null
      : loadOrganisation(ctx, { entityType, entityId });
  }
}
