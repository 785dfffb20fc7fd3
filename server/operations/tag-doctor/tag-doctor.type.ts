import { Field, ObjectType } from 'type-graphql';
import { Count, Instant, Integer, LocalDate, Text } from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import { TagKindEnum, type TagKind } from '#server/analytics/tag-kind.js';
import { TagFindingCodeEnum, type TagFindingCode } from './tag-finding-code.enum.js';
import { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';

@ObjectType({ description: 'Calls of one tag by what became of them.' })
export class TagCalls {
  @Count('All calls that came in.')
  received!: number;

  @Count('Those that count in the figures, and those of viewers who were erased since.')
  counted!: number;

  @Count('Calls of declared bots and crawlers: kept, in no figure.')
  bots!: number;

  @Count('Pages and ads fetched before anybody saw them: kept, in no figure.')
  prefetches!: number;

  @Count('Calls of people who tried the tag: kept, in no figure.')
  tests!: number;

  @Count('Ads that control households of an experiment would have seen: kept, in no figure.')
  heldOut!: number;

  @Count('Further reports of an ad within a minute: kept, in no figure.')
  repeated!: number;

  @Count('Retries of calls known already: counted once.')
  duplicates!: number;

  @Count('Calls that could not be stored and wait for somebody to look at them.')
  deadLettered!: number;
}

@ObjectType({
  description:
    'How many of the calls that count show a mistake in how the tag was put in, and who their viewers are.',
})
export class TagSigns {
  @Count("The cache-buster is the ad server's macro, left as it was.")
  unfilledCacheBuster!: number;

  @Count("The user id is the ad server's macro, left as it was.")
  unfilledUid!: number;

  @Count("A privacy signal is the ad server's macro, left as it was.")
  unfilledPrivacy!: number;

  @Count('There is no cache-buster, or the one of the call before.')
  constantCacheBuster!: number;

  @Count('The call came over http, not https.')
  plainHttp!: number;

  @Count('The call carries no viewer, so that no visit is ever credited to it or by it.')
  withoutViewer!: number;

  @Count('The address stands for no household, such as one of a private network.')
  noHousehold!: number;

  @Count('The id or address is one that too many callers have.')
  sharedIdentity!: number;

  @Count('The call itself says that it may carry no viewer.')
  objected!: number;

  @Count('A privacy signal is unreadable, or a parameter is spelt in another way than ours.')
  unreadSignal!: number;

  @Count('The user agent names no device that is known.')
  unknownDevice!: number;

  @Count('The viewer is derived from the user id.')
  byId!: number;

  @Count('The viewer is derived from an IPv4 address.')
  byIpv4!: number;

  @Count('The viewer is derived from an IPv6 address.')
  byIpv6!: number;

  @Count(
    'Different addresses in the hour that had most: nearly exact up to a dozen, and never above 64 an edge.',
  )
  addressesAnHour!: number;
}

@ObjectType({
  description: 'The days of the booking of an impression tag, and what was counted outside them.',
})
export class TagFlight {
  @LocalDate('The first day of the booking, in the reporting zone of its client.')
  startDate!: string;

  @LocalDate('The last day of the booking.')
  endDate!: string;

  @Count('Impressions of the last 30 days that lie before the first day or after the last.')
  outside!: number;

  @LocalDate.nullable('The latest day with such impressions; null without any.')
  lastOutsideDate!: string | null;
}

export const FINDING_GRAVITIES = ['PROBLEM', 'WARNING', 'NOTE'] as const;
export type FindingGravity = (typeof FINDING_GRAVITIES)[number];
export const FindingGravityEnum = describedEnum<FindingGravity>(
  'TagFindingGravity',
  'How much a finding about a tag matters.',
  {
    PROBLEM: 'Figures are missing or wrong until it is fixed.',
    WARNING: 'Figures suffer somewhat.',
    NOTE: 'Worth knowing; nothing is wrong with the figures.',
  },
);

@ObjectType({
  description: 'Something about a tag that somebody should know, and what to do about it.',
})
export class TagFinding {
  @Field(() => TagFindingCodeEnum, { description: 'The name of the rule; stays the same.' })
  code!: TagFindingCode;

  @Field(() => FindingGravityEnum, { description: 'How much it matters.' })
  gravity!: FindingGravity;

  @Text('The finding, with its figures, in one sentence.')
  message!: string;

  @Text('The recommended action.')
  advice!: string;
}

@ObjectType({ description: 'An error that players reported of the VAST documents of a tag.' })
export class TagPlayerError {
  @Integer('The code of the VAST specification, as in 402; 900 for an undefined error.')
  code!: number;

  @Text('The meaning of the code.')
  meaning!: string;

  @Count('How often players reported it.')
  count!: number;
}

@ObjectType({
  description:
    'How a tag is doing: what came in, what it shows of how the tag was put in, what to mend.',
})
export class TagDoctor {
  @Field(() => TagKindEnum, { description: 'The kind of the tag.' })
  kind!: TagKind;

  @Integer('The tag, among those of its kind.')
  tagId!: number;

  @Instant('The moment the figures are of.')
  checkedAt!: Date;

  @Instant.nullable(
    'When the last call came in that was no test: to the minute in the last seven days, else the start of the UTC day; null when none ever did.',
  )
  lastSeenAt!: Date | null;

  @Field(() => TagCalls, { description: 'Calls received in the last 60 minutes.' })
  lastHour!: TagCalls;

  @Field(() => TagCalls, {
    description: 'Calls received in the current clock hour and the 23 before.',
  })
  lastDay!: TagCalls;

  @Field(() => TagSigns, { description: 'Of the calls of `lastDay` that count.' })
  signs!: TagSigns;

  @Field(() => [TagPlayerError], {
    description:
      "Errors that players reported in the current clock hour and the 23 before, the most frequent first; none of a site tag's.",
  })
  playerErrors!: TagPlayerError[];

  @Field(() => TagFlight, {
    nullable: true,
    description: "The booking's days; null for a site tag.",
  })
  flight!: TagFlight | null;

  @Field(() => [TagFinding], {
    description: 'Problems to fix, the gravest first; empty when all is well.',
  })
  findings!: TagFinding[];

  @Field(() => [AlertEpisode], { description: 'Alerts about this tag that last.' })
  alerts!: AlertEpisode[];
}

@ObjectType({ description: 'The result of a test call of a tag.' })
export class TagTest {
  @Text('The address that was called.')
  address!: string;

  @Integer.nullable('The HTTP status of the answer; null when there was none.')
  status!: number | null;

  @Integer('How long the answer took, in milliseconds.')
  answeredInMs!: number;

  @Integer.nullable(
    'From the call until it was in the event store, in milliseconds; null when it was not there within five seconds.',
  )
  storedInMs!: number | null;

  @Text.nullable('Why it failed, in words; null when it did not.')
  failure!: string | null;
}
