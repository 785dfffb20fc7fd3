import { Migration } from '@mikro-orm/migrations';

const TABLES = ['campaign', 'booking', 'creative', 'site_tag'] as const;

/** The id that a record has in the system of the organisation that created it. */
export class Migration20261125091001_external_ids extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`alter table "${table}" add column "external_id" text null`);
      this.addSql(
        `create unique index "${table}_external_id_unique" on "${table}" ("customer_id", "external_id", "created_by_entity_type", "created_by_entity_id") nulls not distinct where external_id is not null`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`drop index "${table}_external_id_unique"`);
      this.addSql(`alter table "${table}" drop column "external_id"`);
    }
  }
}
