import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ApiKey } from './api-key.entity.js';
import { RATE_LIMITS } from '#server/access/limits/rate-limits.js';
import {
  createApiKey,
  findCallingKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from './api-key.service.js';
import { ApiKeyGrantEnum, grantsOf, type ApiKeyGrant } from './api-key-grant.enum.js';
import { ApiKeyInput, ApiKeyLimits, NewApiKey } from './api-key.type.js';
import { entityName } from '#server/domains/people/user/entity-name.js';

const OVERLAP_HOURS = 24;

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey], {
    description:
      'The keys in force of the caller’s organisation and of its sandbox, without their texts; for its admins. Super admins see everybody’s, but for those of sandboxes.',
  })
  apiKeys(@Ctx() ctx: ServiceContext): Promise<ApiKey[]> {
    return listApiKeys(ctx);
  }

  @Query(() => ApiKey, {
    nullable: true,
    description:
      'The key that this call came with: its organisation, scopes, limits and end. Null for a person.',
  })
  apiKey(@Ctx() ctx: ServiceContext): Promise<ApiKey | null> {
    return findCallingKey(ctx);
  }

  @Mutation(() => NewApiKey, {
    description:
      'Makes a key of the caller’s organisation and answers its text, readable this once. For admins.',
  })
  createApiKey(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => ApiKeyInput, { description: 'The fields of the new record.' })
    input: ApiKeyInput,
  ): Promise<NewApiKey> {
    return createApiKey(ctx, input);
  }

  @Mutation(() => NewApiKey, {
    description:
      'Makes a key in place of another: same name, scopes and length of life. The old one works until the overlap ends.',
  })
  rotateApiKey(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'The number of the key to replace.' }) id: number,
    @Arg('overlapHours', () => Int, {
      defaultValue: OVERLAP_HOURS,
      description:
        'For how many hours the old key goes on working, unless it expires sooner: 0 to 720.',
    })
    overlapHours: number,
  ): Promise<NewApiKey> {
    return rotateApiKey(ctx, id, overlapHours);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends a key at once. For admins of its organisation and super admins. Always true.',
  })
  async revokeApiKey(@Ctx() ctx: ServiceContext, @RecordId('key') id: number): Promise<boolean> {
    await revokeApiKey(ctx, id);
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the organisation it acts for; null for SYSTEM.',
  })
  entityName(
    @Ctx() ctx: ServiceContext,
    @Root() { entityType, entityId }: ApiKey,
  ): Promise<string | null> {
    return entityName(ctx, entityType, entityId);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it acts for the sandbox of its organisation: all that it reads and writes is synthetic.',
  })
  isSandbox(@Root() { sandboxId }: ApiKey): boolean {
    return sandboxId !== null;
  }

  @FieldResolver(() => [ApiKeyGrantEnum], { description: 'Its scopes as an enum.' })
  grants(@Root() { scopes }: ApiKey): ApiKeyGrant[] {
    return grantsOf(scopes);
  }

  @FieldResolver(() => ApiKeyLimits, { description: 'How many calls it may make.' })
  limits(): ApiKeyLimits {
    return {
      callsPerMinute: RATE_LIMITS['api-key:calls'].limit,
      organisationCallsPerMinute: RATE_LIMITS['organisation:calls'].limit,
    };
  }
}
