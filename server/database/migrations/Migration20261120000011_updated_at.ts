import { Migration } from '@mikro-orm/migrations';

const OF_CUSTOMERS = ['campaign', 'booking', 'creative', 'impression_tag', 'site_tag'];
const LONG = ['customer', 'agency', 'app_user'];
const SHORT = ['broadcaster', 'adtech', 'adtech_group', 'channel', 'relationship'];

/**
 * Records store their last save. Existing rows count as saved by this migration, because no client
 * has synchronised them yet.
 */
export class Migration20261120000011_updated_at extends Migration {
  override up(): void {
    for (const table of [...OF_CUSTOMERS, ...LONG, ...SHORT]) {
      this.addSql(
        `alter table "${table}" add column "updated_at" timestamptz(3) not null default now()`,
      );
    }
    for (const table of OF_CUSTOMERS) {
      this.addSql(
        `create index "${table}_updated_at_index" on "${table}" ("customer_id", "updated_at")`,
      );
    }
    for (const table of LONG) {
      this.addSql(`create index "${table}_updated_at_index" on "${table}" ("updated_at")`);
    }
  }

  override down(): void {
    for (const table of [...OF_CUSTOMERS, ...LONG, ...SHORT]) {
      this.addSql(`alter table "${table}" drop column "updated_at"`);
    }
  }
}
