import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { readReport } from './report.service.js';
import { ReportArgs, ReportTable } from './report.types.js';

/** A reading costs the same as a dashboard. */
const READING_COST = 5_000;

@Resolver(() => ReportTable)
export class ReportResolver {
  @Query(() => ReportTable, {
    description:
      'Figures of one customer by dimensions, metrics and periods, in one call. Every cell equals the panel of the dashboard that shows it.',
    complexity: ({ args, childComplexity }) =>
      READING_COST + childComplexity + Math.max(0, Number(args.limit)),
  })
  report(
    @Ctx() ctx: ServiceContext,
    @Args(() => ReportArgs) args: ReportArgs,
  ): Promise<ReportTable> {
    return readReport(ctx, args);
  }
}
