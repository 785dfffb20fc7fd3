import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { readingCost } from '#server/core/graphql/reading-cost.js';
import { previewReport } from './report-preview.service.js';
import { ReportPreview } from './report-preview.type.js';

/** A mail reads the figures as a dashboard does, and what each part of the ads caused. */
const PREVIEW_COST = readingCost(8_000);

@Resolver()
export class ReportPreviewResolver {
  @Query(() => ReportPreview, {
    complexity: PREVIEW_COST,
    description:
      'The mail of a report as it would be sent now, as the caller sees the client; none for an API key.',
  })
  reportPreview(
    @Ctx() ctx: ServiceContext,
    @Arg('name', () => String, { description: 'What the report is called.' }) name: string,
    @Arg('address', () => String, {
      description: 'The parameters of the view on the dashboard: `client=1&range=last-week`.',
    })
    address: string,
    @Arg('isOutside', () => Boolean, {
      defaultValue: false,
      description: 'As a reader without an account gets it: without small counts.',
    })
    isOutside: boolean,
  ): Promise<ReportPreview> {
    return previewReport(ctx, { name, address, isOutside });
  }
}
