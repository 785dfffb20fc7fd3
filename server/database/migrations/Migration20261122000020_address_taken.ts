import { Migration } from '@mikro-orm/migrations';

/** Invitations to an address that a user of another organisation has. */
export class Migration20261122000020_address_taken extends Migration {
  override up(): void {
    this.addSql(`alter table "app_user" add column "address_taken" boolean not null default false`);
    this.addSql(`drop index "app_user_live_email_unique"`);
    this.addSql(
      `create unique index "app_user_live_email_unique" on "app_user" (lower("email")) where "archived_at" is null and not "address_taken"`,
    );
  }

  override down(): void {
    this.addSql(`drop index "app_user_live_email_unique"`);
    this.addSql(
      `create unique index "app_user_live_email_unique" on "app_user" (lower("email")) where "archived_at" is null`,
    );
    this.addSql(`alter table "app_user" drop column "address_taken"`);
  }
}
