import { Migration } from '@mikro-orm/migrations';

/** Two admins who edit the provider of an organisation, decision 0008. */
export class Migration20261122000021_sso_version extends Migration {
  override up(): void {
    this.addSql(`alter table "sso_connection" add column "version" int not null default 1`);
  }

  override down(): void {
    this.addSql(`alter table "sso_connection" drop column "version"`);
  }
}
