import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A part of the written analysis.' })
export class AnalysisSection {
  @Field(() => [String], { description: 'Paragraphs as HTML; names in them are escaped.' })
  paragraphs!: string[];
}

@ObjectType({
  description:
    'The panels in words, by fixed rules: the same filter and figures give the same text.',
})
export class Analysis {
  @Field(() => AnalysisSection, {
    description: 'The totals of the range, and its differences that are beyond chance.',
  })
  summary!: AnalysisSection;

  @Field(() => AnalysisSection, {
    description:
      'Purchases, the cost of a response, the correlation of the daily impressions and responses, and a comparison of channels.',
  })
  campaignPerformance!: AnalysisSection;

  @Field(() => AnalysisSection, { description: 'How creatives compare.' })
  creativeEffectiveness!: AnalysisSection;

  @Field(() => AnalysisSection, { description: 'How regions compare.' })
  geographicDistribution!: AnalysisSection;

  @Field(() => AnalysisSection, {
    description:
      'How soon and after how many views the responses came, how dayparts, weekdays and sites compare, and what to do next.',
  })
  responseProfile!: AnalysisSection;
}
