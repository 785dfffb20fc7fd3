import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../core/config.js';
import { openOrm } from '../core/orm.js';
import { entities } from './entities.js';

/** The product's database as a process opens it. */
export const openDatabase = (
  { databaseUrl, databasePoolSize }: Pick<Config, 'databaseUrl' | 'databasePoolSize'>,
  statementTimeoutMs?: number,
): Promise<MikroORM> => openOrm({ databaseUrl, poolSize: databasePoolSize, entities, statementTimeoutMs });
