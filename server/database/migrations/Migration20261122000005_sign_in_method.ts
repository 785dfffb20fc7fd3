import { Migration } from '@mikro-orm/migrations';

/** How the person of a session proved who they are. */
export class Migration20261122000005_sign_in_method extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add column "method" text null`);
    this.addSql(`update "session" set "method" = 'PASSWORD'`);
    this.addSql(`alter table "session" alter column "method" set not null`);
    this.addSql(
      `alter table "session" add constraint "session_method_check" check ("method" in ('PASSWORD', 'PASSWORD_AND_CODE', 'PASSKEY', 'SSO'))`,
    );
  }

  override down(): void {
    this.addSql(`alter table "session" drop column "method"`);
  }
}
