import { Field, Float, ObjectType } from 'type-graphql';
import {
  Count,
  Flag,
  Instant,
  LocalDate,
  Money,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import { RateInterval } from '#server/analytics/panels/rate-interval.type.js';
import {
  FindingSurenessEnum,
  type FindingSureness,
} from '#server/analytics/findings/finding.types.js';

const NULLABLE_MONEY = {
  nullable: true,
  description:
    'In `currency`; null where it does not exist, and where a withheld count follows from it.',
};

@ObjectType({ description: 'A count, withheld where it is small. Rules: docs/sharing.md.' })
export class SharedCount {
  @Count.nullable('The count; null where it is withheld.')
  value!: number | null;

  @Flag(
    'It is withheld because it is below 10; a withheld count without this protects another one.',
  )
  isBelowTen!: boolean;
}

@ObjectType({ description: 'Figures of a row, or of the whole range.' })
export class SharedFigures {
  @Field(() => SharedCount, { description: 'Impressions.' })
  impressions!: SharedCount;

  @Field(() => SharedCount, { description: 'Visits credited to those impressions, so far.' })
  visits!: SharedCount;

  @Field(() => Float, NULLABLE_MONEY)
  adSpend!: number | null;

  @Share.nullable(
    'Fraction: visits ÷ impressions; of a row as expected when all visits are in, where the view has `completed`; null without impressions, and where either count is withheld.',
  )
  responseRate!: number | null;

  @Field(() => Float, NULLABLE_MONEY)
  costPerVisit!: number | null;
}

@ObjectType({ description: 'The figures of the tiles.' })
export class SharedTotals extends SharedFigures {
  @Field(() => Float, NULLABLE_MONEY)
  cpm!: number | null;

  @Field(() => RateInterval, {
    nullable: true,
    description: '95 % interval of the response rate; null where the rate is.',
  })
  responseRateInterval!: RateInterval | null;
}

@ObjectType({ description: 'The expected totals after the last visits have arrived.' })
export class SharedCompletion {
  @Count.nullable('Expected count of visits; null where it is not known.')
  visits!: number | null;

  @Share.nullable('Fraction; null where it is not known.')
  responseRate!: number | null;

  @Field(() => RateInterval, {
    nullable: true,
    description: '95 % interval of the rate; null where the rate is.',
  })
  responseRateInterval!: RateInterval | null;

  @Money.nullable('In `currency`; null without visits.')
  costPerVisit!: number | null;
}

@ObjectType({ description: 'A channel or a creative.' })
export class SharedRow extends SharedFigures {
  @Text('Its name.')
  name!: string;
}

@ObjectType({ description: 'A day of the trend.' })
export class SharedDay {
  @LocalDate('The local date.')
  date!: string;

  @Field(() => SharedCount, { description: 'Impressions.' })
  impressions!: SharedCount;

  @Field(() => SharedCount, { description: 'Visits credited to the impressions of the day.' })
  visits!: SharedCount;
}

@ObjectType({ description: 'A filter of the view.' })
export class SharedFilter {
  @Text('The label of the filter: `Channel`.')
  label!: string;

  @Text('The chosen names.')
  text!: string;
}

@ObjectType({ description: 'The remarkable rows of the tables.' })
export class SharedFinding {
  @Text('One sentence, as plain text.')
  sentence!: string;

  @Text.nullable('The effect with its 95 % interval, as text; null where it has none.')
  effect!: string | null;

  @Field(() => FindingSurenessEnum, { description: 'How sure it is.' })
  sureness!: FindingSureness;
}

@ObjectType({ description: 'The figures behind a public link, as of the last full hour.' })
export class SharedView {
  @Text('Its name, chosen by the creator.')
  name!: string;

  @Text('The client.')
  clientName!: string;

  @LocalDate('The first local date.')
  startDate!: string;

  @LocalDate('The last local date.')
  endDate!: string;

  @Flag('The dates move with the days.')
  isRolling!: boolean;

  @Text('The IANA time zone of all dates.')
  timeZone!: string;

  @Text('ISO 4217 code of all amounts.')
  currency!: string;

  @Field(() => [SharedFilter], { description: 'The filters that are set.' })
  filters!: SharedFilter[];

  @Instant(
    'The moment whose figures these are: the last full hour, or when somebody opened a public link of the client first.',
  )
  readAt!: Date;

  @Instant('From then on the link does not open.')
  expiresAt!: Date;

  @LocalDate.nullable(
    'The last date whose visits are all in; null where those of the whole range are in.',
  )
  completeThrough!: string | null;

  @Field(() => SharedTotals, { description: 'Over the whole range, as counted so far.' })
  totals!: SharedTotals;

  @Field(() => SharedCompletion, {
    nullable: true,
    description:
      'Null where all visits are in, where the timing is not known, and where the count of visits is withheld.',
  })
  completed!: SharedCompletion | null;

  @Field(() => [SharedDay], { description: 'A row for every date of the range.' })
  days!: SharedDay[];

  @Field(() => [SharedRow], {
    description:
      'Channels, highest response rate first; those with a withheld count last, by name.',
  })
  channels!: SharedRow[];

  @Field(() => [SharedRow], {
    description:
      'Creatives, highest response rate first; those with a withheld count last, by name.',
  })
  creatives!: SharedRow[];

  @Field(() => [SharedFinding], {
    description: 'At most five; only about rows whose counts are all shown.',
  })
  findings!: SharedFinding[];
}

@ObjectType({ description: 'A public link that exists.' })
export class SharedLinkAnswer {
  @Flag('It asks for a password.')
  needsPassword!: boolean;

  @Field(() => SharedView, {
    nullable: true,
    description: 'The figures; null while the password is missing.',
  })
  view!: SharedView | null;
}
