import { Field, ObjectType } from 'type-graphql';
import {
  Count,
  Decimal,
  Flag,
  Instant,
  Integer,
  Share,
  Text,
} from '#server/core/graphql/described-fields.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';

export const RedisStatusEnum = describedEnum('RedisStatus', 'Whether Redis answers.', {
  healthy: 'It answers.',
  unavailable: 'It does not answer.',
});
export type RedisStatus = keyof typeof RedisStatusEnum;

@ObjectType({ description: 'Whether Redis answers.' })
export class RedisHealth {
  @Field(() => RedisStatusEnum, { description: 'Whether it answers.' })
  status!: RedisStatus;

  @Decimal.nullable('Milliseconds to a PING and back; null while unavailable.')
  latencyMs!: number | null;
}

@ObjectType({ description: 'The values that Redis reports in INFO.' })
export class RedisInfo {
  @Text('Its version.')
  version!: string;

  @Decimal('Seconds since it started.')
  uptimeSeconds!: number;

  @Integer('Connections open to it.')
  connectedClients!: number;

  @Count('Bytes of memory it uses.')
  memoryUsedBytes!: number;

  @Count('The most bytes it used since it started.')
  memoryPeakBytes!: number;

  @Count('Bytes it may use: its maxmemory, or all of the machine where none is set.')
  memoryLimitBytes!: number;

  @Share('Used of the limit, 0 to 100.')
  memoryUsagePercent!: number;
}

@ObjectType({ description: 'An edge: a process that takes the calls of tags.' })
export class EdgeServerStatus {
  @Text('The host it runs on and its port, host:port: one machine may run several.')
  server!: string;

  @Text('The host it runs on.')
  hostName!: string;

  @Count('Events it accepted since it started.')
  logEntries!: number;

  @Instant('When it last reported; it reports every 5 seconds.')
  seenAt!: Date;

  @Flag('Whether that was in the last 30 seconds.')
  isActive!: boolean;
}

@ObjectType({
  description:
    'The edges heard from in the last 24 hours, except those that were stopped in order.',
})
export class EdgeServers {
  @Integer('Those heard from in the last 30 seconds.')
  activeServers!: number;

  @Count('Events accepted by all of them since each started.')
  totalLogEntries!: number;

  @Field(() => [EdgeServerStatus], { description: 'Each of them, by name.' })
  servers!: EdgeServerStatus[];
}

@ObjectType({ description: 'How hard Redis works, and what is wrong.' })
export class RedisStrain {
  @Decimal('Commands per second at this moment, as INFO counts them.')
  opsPerSecond!: number;

  @Decimal('Mean milliseconds of ten PINGs, one after the other, at this moment.')
  averageLatencyMs!: number;

  @Count('Bytes of memory it uses.')
  memoryUsedBytes!: number;

  @Share('Used of the limit, 0 to 100.')
  memoryUsagePercent!: number;

  @Integer('Connections open to it.')
  connectedClients!: number;

  @Field(() => [String], {
    description:
      'Problems that need attention, each a sentence for people; empty when all is well.',
  })
  criticalIssues!: string[];

  @Field(() => EdgeServers, { description: 'The edges, which report to Redis that they run.' })
  edgeServers!: EdgeServers;
}

@ObjectType({ description: 'Redis as it is at a moment.' })
export class CacheHealth {
  @Instant('The moment.')
  sampledAt!: Date;

  @Field(() => RedisHealth, { description: 'Whether it answers, and how fast.' })
  health!: RedisHealth;

  @Field(() => RedisInfo, { description: 'Version, uptime, clients and memory.' })
  info!: RedisInfo;

  @Field(() => RedisStrain, { description: 'Load, edges and what is wrong.' })
  strain!: RedisStrain;
}
