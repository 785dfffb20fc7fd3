import type { MikroORM } from '@mikro-orm/postgresql';
import { takeDueJob } from '#server/core/jobs/job-queue.js';
import type { Config } from '#server/core/process/config.js';
import { failRun } from './fail-run.js';
import { makeRun } from './make-run.js';
import { planDueRuns } from './plan-due-runs.js';
import { RUN_QUEUE, type TakenRun } from './run-queue.js';

export interface ReportParts {
  orm: MikroORM;
  config: Config;
  now: () => Date;
}

/** Plans and creates the due reports, one after the other. Returns how many it created. */
export async function runDueReports({ orm, config, now }: ReportParts): Promise<number> {
  await planDueRuns(orm, now());

  for (let made = 0; ;) {
    const taken = await takeDueJob<TakenRun>(orm.em.fork(), RUN_QUEUE, now());
    if (!taken) return made;
    try {
      await orm.em.fork().transactional((em) => makeRun({ em, config, now }, taken.id));
      made += 1;
    } catch (error) {
      await failRun(orm, taken, error, now);
    }
  }
}
