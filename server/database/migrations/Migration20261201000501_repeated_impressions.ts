import { Migration } from '@mikro-orm/migrations';

/** A tag may count an ad as often as it is reported; the ledger says how many reports did not count. */
export class Migration20261201000501_repeated_impressions extends Migration {
  override up(): void {
    this.addSql(
      'alter table "impression_tag" add column "counts_repeats" boolean not null default false',
    );
    this.addSql(
      'create index "impression_tag_counts_repeats" on "impression_tag" ("id") where counts_repeats',
    );
    this.addSql(
      'alter table event_store.ledger add column filtered_repeated bigint default 0 not null',
    );
  }
}
