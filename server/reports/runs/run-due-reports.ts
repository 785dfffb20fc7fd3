import type { MikroORM } from '@mikro-orm/postgresql';
import { takeDueJob } from '#server/core/jobs/job-queue.js';
import type { Config } from '#server/core/process/config.js';
import { failRun } from './fail-run.js';
import { generateReport } from './generate-report.js';
import { scheduleDueRuns } from './schedule-due-runs.js';
import { RUN_QUEUE, type TakenRun } from './run-queue.js';

export interface ReportParts {
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

/** Plans and creates the due reports, one after the other. Returns how many it created. */
export async function runDueReports({ orm, config, now }: ReportParts): Promise<number> {
  await scheduleDueRuns(orm, now());

  for (let generated = 0; ;) {
    const taken = await takeDueJob<TakenRun>(orm.em.fork(), RUN_QUEUE, now());
    if (!taken) return generated;
    try {
      await orm.em.fork().transactional((em) => generateReport({ em, config, now }, taken.id));
      generated += 1;
    } catch (error) {
      await failRun(orm, taken, error, now);
    }
  }
}
