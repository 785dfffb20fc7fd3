import { Migration } from '@mikro-orm/migrations';

/** Saved views that colleagues may open. */
export class Migration20261125050100_shared_saved_views extends Migration {
  override up(): void {
    this.addSql(`alter table "saved_view" add column "shared_at" timestamptz(3) null`);
  }

  override down(): void {
    this.addSql(`alter table "saved_view" drop column "shared_at"`);
  }
}
