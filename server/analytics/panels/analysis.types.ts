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
    description: 'What the range came to, and which differences in it are beyond chance.',
  })
  summary!: AnalysisSection;

  @Field(() => AnalysisSection, {
    description:
      'What was bought, what a response cost, how impressions and responses of the days go together, and how channels compare.',
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
