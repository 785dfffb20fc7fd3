import { Migration } from '@mikro-orm/migrations';

const TABLES = ['campaign', 'booking', 'creative', 'site_tag'] as const;

/** Archived records leave the lists: docs/decisions/0037-archived-records.md. */
export class Migration20261125000301_archive extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table "${table}" add column "archived_at" timestamptz(3) null`);
      this.addSql(
        `create index "${table}_archived_index" on "${table}" ("customer_id", "id") where archived_at is not null`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`drop index "${table}_archived_index"`);
      this.addSql(`alter table "${table}" drop column "archived_at"`);
    }
  }
}
