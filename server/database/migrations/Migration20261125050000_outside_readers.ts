import { Migration } from '@mikro-orm/migrations';

/** Readers of reports without an account, decision 0035. */
export class Migration20261125050000_outside_readers extends Migration {
  override up(): void {
    this.addSql(`alter table "report_recipient"
      alter column "user_id" drop not null,
      add column "email" text null,
      add column "email_hash" text null,
      add column "asks" int not null default 0,
      add column "asked_at" timestamptz(3) null,
      add column "token_hash" text null,
      add column "token_expires_at" timestamptz(3) null,
      add column "confirmed_at" timestamptz(3) null,
      add column "declined_at" timestamptz(3) null`);
    this.addSql(
      `alter table "report_recipient" add constraint "report_recipient_outside_unique" unique ("schedule_id", "email_hash")`,
    );
    this.addSql(
      `create index "report_recipient_email_index" on "report_recipient" ("email_hash") where "email_hash" is not null`,
    );
    this.addSql(
      `create unique index "report_recipient_token_unique" on "report_recipient" ("token_hash") where "token_hash" is not null`,
    );
  }

  override down(): void {
    this.addSql(`delete from "report_recipient" where "user_id" is null`);
    this.addSql(`drop index "report_recipient_token_unique"`);
    this.addSql(`drop index "report_recipient_email_index"`);
    this.addSql(`alter table "report_recipient" drop constraint "report_recipient_outside_unique"`);
    this.addSql(`alter table "report_recipient"
      drop column "email", drop column "email_hash", drop column "asks", drop column "asked_at",
      drop column "token_hash", drop column "token_expires_at", drop column "confirmed_at",
      drop column "declined_at", alter column "user_id" set not null`);
  }
}
