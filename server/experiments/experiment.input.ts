import { Field, InputType, Int } from 'type-graphql';
import { ExperimentKind, RegionDesign } from './experiment-kind.js';
import { EXPERIMENT_RULES, TEXT_FIELDS } from '#schema/field-rules.js';
import { Flag, Integer, LocalDate, Text } from '#server/core/graphql/described-fields.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { NEEDED, neededText, Rules, textRules } from '#server/core/input/field-rules.js';

@InputType({
  description:
    'Creating: what is left out gets its default. Updating: what is left out stays. Once it has begun, only name and hypothesis change.',
})
export class ExperimentInput extends VersionedInput {
  @Integer.nullable('Id of the booking. Needed when creating.')
  @Rules(NEEDED)
  bookingId?: number | null;

  @Text.nullable('The name, 4 to 100 characters. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.experimentName))
  experimentName?: string | null;

  @Text.nullable('The expected result. Needed when creating.')
  @Rules(neededText(TEXT_FIELDS.hypothesis))
  hypothesis?: string | null;

  @LocalDate.nullable('First day: tomorrow or later. Needed when creating.')
  @Rules(NEEDED)
  startDate?: string | null;

  @LocalDate.nullable(
    'Last day, included, on a day of the booking; an experiment lasts 7 to 60 days, one of regions 14 to 56 in whole weeks, a switchback 35. Needed when creating.',
  )
  @Rules(NEEDED)
  endDate?: string | null;

  @Field(() => ExperimentKind, {
    nullable: true,
    description: 'The kind of its groups: HOUSEHOLDS by default. It cannot change.',
  })
  kind?: ExperimentKind | null;

  @Field(() => RegionDesign, {
    nullable: true,
    description: 'The way in which its regions are held out: HOLDOUT by default.',
  })
  design?: RegionDesign | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Ids of the regions that are held out, as `regionExperimentPlan` proposes them.',
  })
  regionIds?: number[] | null;

  @Flag.nullable('Whether the ad server excludes the regions; our VAST document does by default.')
  adServerExcludes?: boolean | null;

  @Integer.nullable(
    'The share of the households that do not see the ads, in per cent; of regions, the share of the ads that may be held out at most.',
  )
  @Rules({
    minimum: EXPERIMENT_RULES.minControlPercent,
    maximum: EXPERIMENT_RULES.maxControlPercent,
  })
  controlPercent?: number | null;

  @Text.nullable(
    'URL of the VAST document for control households, on a host of VAST_HOSTS. Null: one black second.',
  )
  @Rules(textRules(TEXT_FIELDS.controlUrl))
  controlUrl?: string | null;

  @Integer.nullable(
    'Id of a creative of the booking, where the ad server splits the households: its impressions are those of the control arm. Null: our VAST document splits.',
  )
  controlCreativeId?: number | null;
}
