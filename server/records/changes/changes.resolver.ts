import { Arg, Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { CHANGED_TYPES, type ChangedType } from '#server/records/record-kinds/record-kinds.js';
import { ChangedTypeEnum, ChangePage, FigureChanges } from './change.type.js';
import { CHANGES_PAGE_SIZE, listChanges } from './changes.service.js';
import { listFigureChanges } from './figure-changes.service.js';

@ArgsType()
class ChangesArgs {
  @Text.nullable(
    'The `position` of the reading before. Left out: everything that the caller sees now.',
  )
  after?: string | null;

  @Field(() => [ChangedTypeEnum], {
    nullable: true,
    description: 'Only these types; a position belongs to the types it was read with.',
  })
  types?: ChangedType[] | null;

  @Integer.nullable('How many changes at most, 1 to 500.', { defaultValue: CHANGES_PAGE_SIZE })
  first?: number | null = CHANGES_PAGE_SIZE;
}

/** A change holds a record of one type, so it costs the average of the types. */
const costOfChanges = ({
  args,
  childComplexity,
}: {
  args: Partial<ChangesArgs>;
  childComplexity: number;
}): number =>
  1 + Math.ceil(((args.first ?? CHANGES_PAGE_SIZE) * childComplexity) / CHANGED_TYPES.length);

@Resolver()
export class ChangesResolver {
  @Query(() => ChangePage, {
    complexity: costOfChanges,
    description:
      'The records made, saved, archived and removed since a position, in the order of the commits: read on from each position, and a copy stays equal to what the caller sees.',
  })
  changes(
    @Ctx() ctx: ServiceContext,
    @Args(() => ChangesArgs) args: ChangesArgs,
  ): Promise<ChangePage> {
    return listChanges(ctx, args);
  }

  @Query(() => FigureChanges, {
    description:
      'The days of a customer whose figures changed since a position, and until when its figures are complete.',
  })
  figureChanges(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `position` of the reading before. Left out: all days with figures.',
    })
    after?: string | null,
  ): Promise<FigureChanges> {
    return listFigureChanges(ctx, customerId, after);
  }
}
