import { Migration } from '@mikro-orm/migrations';

/** Pending changes of address, first passwords that expire, and the devices of sign-ins. */
export class Migration20261122000004_account extends Migration {
  override up(): void {
    this.addSql(`create table "email_change" (
      "id" serial primary key,
      "user_id" int not null,
      "old_email" text not null,
      "new_email" text not null,
      "requested_by_user_id" int null,
      "requested_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "confirmed_at" timestamptz(3) null,
      "ended_at" timestamptz(3) null,
      "end_reason" text null
    )`);
    this.addSql(`create index "email_change_user_index" on "email_change" ("user_id")`);
    this.addSql(
      `create unique index "email_change_pending_unique" on "email_change" ("user_id") where "confirmed_at" is null and "ended_at" is null`,
    );
    this.addSql(
      `create index "email_change_old_email_index" on "email_change" (lower("old_email")) where "confirmed_at" is not null and "ended_at" is null`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_end_reason_check" check ("end_reason" in ('REPLACED', 'WITHDRAWN', 'OBJECTED'))`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_user_id_foreign" foreign key ("user_id") references "app_user" ("id")`,
    );
    this.addSql(`alter table "one_time_token" add column "email_change_id" int null`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_email_change_id_foreign" foreign key ("email_change_id") references "email_change" ("id") on delete set null`,
    );
    this.addSql(`alter table "one_time_token" drop constraint "one_time_token_purpose_check"`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_purpose_check" check ("purpose" in ('INVITATION', 'PASSWORD', 'EMAIL_CONFIRMATION', 'EMAIL_OBJECTION'))`,
    );
    this.addSql(`alter table "app_user" add column "password_expires_at" timestamptz(3) null`);
    this.addSql(
      `alter table "session" add column "last_used_at" timestamptz(3) null, add column "device" text null`,
    );
    this.addSql(`update "session" set "last_used_at" = "created_at"`);
    this.addSql(`alter table "session" alter column "last_used_at" set not null`);
  }

  override down(): void {
    this.addSql(`alter table "session" drop column "device", drop column "last_used_at"`);
    this.addSql(`alter table "app_user" drop column "password_expires_at"`);
    this.addSql(
      `delete from "one_time_token" where "purpose" in ('EMAIL_CONFIRMATION', 'EMAIL_OBJECTION')`,
    );
    this.addSql(`alter table "one_time_token" drop constraint "one_time_token_purpose_check"`);
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_purpose_check" check ("purpose" in ('INVITATION', 'PASSWORD'))`,
    );
    this.addSql(`alter table "one_time_token" drop column "email_change_id"`);
    this.addSql(`drop table "email_change"`);
  }
}
