import { Field, ObjectType } from 'type-graphql';

@ObjectType()
export class AnalysisSection {
  @Field(() => [String], { description: 'Paragraphs as HTML; names in them are escaped.' })
  paragraphs!: string[];
}

@ObjectType({ description: 'The panels in words, by fixed rules: the same filter and figures give the same text.' })
export class Analysis {
  @Field(() => AnalysisSection)
  summary!: AnalysisSection;

  @Field(() => AnalysisSection)
  campaignPerformance!: AnalysisSection;

  @Field(() => AnalysisSection)
  creativeEffectiveness!: AnalysisSection;

  @Field(() => AnalysisSection)
  geographicDistribution!: AnalysisSection;

  @Field(() => AnalysisSection)
  responseProfile!: AnalysisSection;
}
