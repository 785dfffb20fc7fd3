import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
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

  @Field(() => Float, {
    nullable: true,
    description: 'Milliseconds to a PING and back; null while unavailable.',
  })
  latencyMs!: number | null;
}

@ObjectType({ description: 'The values that Redis reports in INFO.' })
export class RedisInfo {
  @Field(() => String, { description: 'Its version.' })
  version!: string;

  @Field(() => Float, { description: 'Seconds since it started.' })
  uptimeSeconds!: number;

  @Field(() => Int, { description: 'Connections open to it.' })
  connectedClients!: number;

  @Field(() => Float, { description: 'Bytes of memory it uses.' })
  memoryUsedBytes!: number;

  @Field(() => Float, { description: 'The most bytes it used since it started.' })
  memoryPeakBytes!: number;

  @Field(() => Float, {
    description: 'Bytes it may use: its maxmemory, or all of the machine where none is set.',
  })
  memoryLimitBytes!: number;

  @Field(() => Float, { description: 'Used of the limit, 0 to 100.' })
  memoryUsagePercent!: number;
}

@ObjectType({ description: 'An edge: a process that takes the calls of tags.' })
export class EdgeServerStatus {
  @Field(() => String, {
    description: 'The host it runs on and its port, host:port: one machine may run several.',
  })
  server!: string;

  @Field(() => String, { description: 'The host it runs on.' })
  hostName!: string;

  @Field(() => Float, { description: 'Events it accepted since it started.' })
  logEntries!: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When it last reported; it reports every 5 seconds.',
  })
  seenAt!: Date;

  @Field(() => Boolean, { description: 'Whether that was in the last 30 seconds.' })
  isActive!: boolean;
}

@ObjectType({
  description:
    'The edges heard from in the last 24 hours, except those that were stopped in order.',
})
export class EdgeServers {
  @Field(() => Int, { description: 'Those heard from in the last 30 seconds.' })
  activeServers!: number;

  @Field(() => Float, { description: 'Events accepted by all of them since each started.' })
  totalLogEntries!: number;

  @Field(() => [EdgeServerStatus], { description: 'Each of them, by name.' })
  servers!: EdgeServerStatus[];
}

@ObjectType({ description: 'How hard Redis works, and what is wrong.' })
export class RedisStrain {
  @Field(() => Float, { description: 'Commands per second at this moment, as INFO counts them.' })
  opsPerSecond!: number;

  @Field(() => Float, {
    description: 'Mean milliseconds of ten PINGs, one after the other, at this moment.',
  })
  averageLatencyMs!: number;

  @Field(() => Float, { description: 'Bytes of memory it uses.' })
  memoryUsedBytes!: number;

  @Field(() => Float, { description: 'Used of the limit, 0 to 100.' })
  memoryUsagePercent!: number;

  @Field(() => Int, { description: 'Connections open to it.' })
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
  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  sampledAt!: Date;

  @Field(() => RedisHealth, { description: 'Whether it answers, and how fast.' })
  health!: RedisHealth;

  @Field(() => RedisInfo, { description: 'Version, uptime, clients and memory.' })
  info!: RedisInfo;

  @Field(() => RedisStrain, { description: 'Load, edges and what is wrong.' })
  strain!: RedisStrain;
}
