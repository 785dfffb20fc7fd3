import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { ApiKey } from './api-key.entity.js';
import { createApiKey, listApiKeys, revokeApiKey } from './api-key.service.js';
import { ApiKeyInput, NewApiKey } from './api-key.type.js';

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
}
