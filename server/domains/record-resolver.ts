import {
  Arg,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  type ClassType,
} from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { RecordId } from '#server/core/graphql/record-id.js';

/** The functions that `defineRecord` returns. */
interface KeptRecords<T, Input> {
  noun: string;
  get: (ctx: ServiceContext, id: number) => Promise<T>;
  create: (ctx: ServiceContext, input: Input) => Promise<T>;
  update: (ctx: ServiceContext, id: number, input: Input) => Promise<T>;
  viewerCan: (ctx: ServiceContext, record: T) => Promise<RecordAction[]>;
}

interface Described {
  /** The description of the id, as in "Id of the campaign." */
  id: string;
  get: string;
  create: string;
  update: string;
}

/**
 * The fields that every noun has: the query of one record, `create…`, `update…` and `viewerCan`. A
 * noun's resolver extends it and adds its list and its own fields.
 */
export function RecordResolver<T extends object, Input extends object>(
  type: ClassType<T>,
  input: ClassType<Input>,
  { noun, get, create, update, viewerCan }: KeptRecords<T, Input>,
  described: Described,
) {
  @Resolver(() => type)
  abstract class KeptRecordResolver {
    @Query(() => type, { name: noun, nullable: true, description: described.get })
    getRecord(@Ctx() ctx: ServiceContext, @RecordId(described.id) id: number): Promise<T> {
      return get(ctx, id);
    }

    @Mutation(() => type, { name: `create${type.name}`, description: described.create })
    createRecord(
      @Ctx() ctx: ServiceContext,
      @Arg('input', () => input, { description: 'The fields of the new record.' }) fields: Input,
    ): Promise<T> {
      return create(ctx, fields);
    }

    @Mutation(() => type, { name: `update${type.name}`, description: described.update })
    updateRecord(
      @Ctx() ctx: ServiceContext,
      @RecordId(described.id) id: number,
      @Arg('input', () => input, { description: 'The fields to change.' }) fields: Input,
    ): Promise<T> {
      return update(ctx, id, fields);
    }

    @FieldResolver(() => [RecordActionEnum], {
      description:
        'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
    })
    viewerCan(@Ctx() ctx: ServiceContext, @Root() record: T): Promise<RecordAction[]> {
      return viewerCan(ctx, record);
    }
  }

  return KeptRecordResolver;
}
