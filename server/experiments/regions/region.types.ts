import { Field, ObjectType } from 'type-graphql';
import { REGION_PLAN_REASONS, type RegionPlanReasonName } from '#schema/experiments.js';
import { Decimal, Integer, Share, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { ExperimentCheck } from '#server/experiments/experiment.types.js';

export const RegionPlanReason = describedEnum(
  'RegionPlanReason',
  'Why no regions can be proposed.',
  REGION_PLAN_REASONS,
);

@ObjectType({ description: 'A region of an experiment.' })
export class ExperimentRegion {
  @Integer('Its id.')
  id!: number;

  @Text('Its name.')
  name!: string;
}

@ObjectType({ description: 'The two groups of regions of an experiment.' })
export class ExperimentRegions {
  @Field(() => [ExperimentRegion], {
    description: 'Those that see no ads; with SWITCHBACK those that are dark first.',
  })
  heldOut!: ExperimentRegion[];

  @Field(() => [ExperimentRegion], {
    description: 'All others with visits; with SWITCHBACK they are dark in the last two weeks.',
  })
  others!: ExperimentRegion[];

  @Field(() => [ExperimentCheck], {
    description: 'Whether the groups can be compared; empty for broadcasters and ad-techs.',
  })
  checks!: ExperimentCheck[];
}

@ObjectType({
  description: 'A split of the regions, and the result to expect of an experiment with it.',
})
export class RegionSplit {
  @Field(() => [ExperimentRegion], { description: 'The regions that would see no ads.' })
  heldOut!: ExperimentRegion[];

  @Share('Its cost: the share of the impressions that would not be shown, a fraction.')
  deliveryShare!: number;

  @Share(
    'The smallest lift that four of five experiments find: a fraction of the visits that would come anyway.',
  )
  smallestLift!: number;

  @Decimal('The correlation (Pearson) of the weeks of both groups in the past.')
  correlation!: number;

  @Text('The same in a sentence.')
  sentence!: string;
}

@ObjectType({ description: 'The regions that could be held out of a booking.' })
export class RegionPlan {
  @Field(() => RegionPlanReason, {
    nullable: true,
    description: 'Why there are no splits; null where there are some.',
  })
  reason!: RegionPlanReasonName | null;

  @Text.nullable('The reason in a sentence; null where there are splits.')
  reasonText!: string | null;

  @Integer('Count of the past weeks that were looked at.')
  pastWeeks!: number;

  @Field(() => [RegionSplit], { description: 'The smallest detectable effect first; at most six.' })
  splits!: RegionSplit[];
}
