import { Migration } from '@mikro-orm/migrations';

/** The local dates whose impressions a recount of the effect left out. */
export class Migration20261201000701_left_out_days extends Migration {
  override up(): void {
    this.addSql(
      `alter table event_store.effect_recount add column left_out date[] not null default '{}'`,
    );
  }
}
