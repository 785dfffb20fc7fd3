import { Migration } from '@mikro-orm/migrations';

/** The calls with an Idempotency-Key and their answers, decision 0027. */
export class Migration20261122000080_idempotency_keys extends Migration {
  override up(): void {
    // answer: null while the call runs, and when its process ended before it was stored.
    this.addSql(`create table "idempotency_key" (
      "caller" text not null,
      "key" text not null,
      "fingerprint" text not null,
      "rights" text not null,
      "answer" text null,
      "created_at" timestamptz(3) not null,
      primary key ("caller", "key")
    )`);
    this.addSql(
      `create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at")`,
    );
  }

  override down(): void {
    this.addSql(`drop table "idempotency_key"`);
  }
}
