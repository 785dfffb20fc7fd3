import { Migration } from '@mikro-orm/migrations';

/** API keys expire, record their last use, and overlap with their replacement. */
export class Migration20261120000009_api_keys extends Migration {
  override up(): void {
    this.addSql(`alter table "api_key"
      add column "expires_at" timestamptz(3) null,
      add column "last_used_at" timestamptz(3) null,
      add column "replaced_by_id" int null`);
  }

  override down(): void {
    this.addSql(
      `alter table "api_key" drop column "expires_at", drop column "last_used_at", drop column "replaced_by_id"`,
    );
  }
}
