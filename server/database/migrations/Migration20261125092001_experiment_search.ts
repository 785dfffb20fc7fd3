import { Migration } from '@mikro-orm/migrations';

/** The index over the names of experiments in lower case, by which `domains/search` finds them. */
export class Migration20261125092001_experiment_search extends Migration {
  override up(): void {
    this.addSql(
      `create index "experiment_search" on "experiment" using gin (lower(experiment_name collate "und-x-icu") gin_trgm_ops)`,
    );
  }

  override down(): void {
    this.addSql('drop index "experiment_search"');
  }
}
