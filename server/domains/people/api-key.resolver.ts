import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKey, listApiKeys, revokeApiKey } from './api-key.service.js';
import { ApiKeyInput, NewApiKey } from './api-key.type.js';
import { entityName } from './entity-name.js';

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey])
  apiKeys(@Ctx() ctx: ServiceContext): Promise<ApiKey[]> {
    return listApiKeys(ctx);
  }

  @Mutation(() => NewApiKey)
  createApiKey(@Ctx() ctx: ServiceContext, @Arg('input', () => ApiKeyInput) input: ApiKeyInput): Promise<NewApiKey> {
    return createApiKey(ctx, input);
  }

  @Mutation(() => Boolean)
  async revokeApiKey(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await revokeApiKey(ctx, id);
    return true;
  }

  /** Of the organisation it acts for; null for SYSTEM. */
  @FieldResolver(() => String, { nullable: true })
  entityName(@Ctx() ctx: ServiceContext, @Root() { entityType, entityId }: ApiKey): Promise<string | null> {
    return entityName(ctx, entityType, entityId);
  }
}
