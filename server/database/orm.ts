import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { openOrm } from '#server/core/orm/orm.js';
import { entities } from './entities.js';

export const openDatabase = (
  { databaseUrl, databasePoolSize }: Pick<Config, 'databaseUrl' | 'databasePoolSize'>,
  statementTimeoutMs?: number,
): Promise<MikroORM> =>
  openOrm({ databaseUrl, poolSize: databasePoolSize, entities, statementTimeoutMs });
