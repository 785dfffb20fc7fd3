import { Migration } from '@mikro-orm/migrations';

/** Outgoing mails, and the one-time tokens of their links: invitations and password resets. */
export class Migration20261120000005_mail extends Migration {
  override up(): void {
    this.addSql(`create table "outgoing_mail" (
      "id" bigserial primary key,
      "kind" text not null,
      "payload" jsonb null,
      "created_at" timestamptz(3) not null,
      "due_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "attempts" int not null,
      "last_failure" text null,
      "settled_at" timestamptz(3) null,
      "outcome" text null
    )`);
    this.addSql(
      `create index "outgoing_mail_due_index" on "outgoing_mail" ("due_at") where "settled_at" is null`,
    );
    this.addSql(
      `alter table "outgoing_mail" add constraint "outgoing_mail_outcome_check" check ("outcome" in ('SENT', 'NOTHING_TO_SEND', 'GIVEN_UP'))`,
    );
    this.addSql(`create table "one_time_token" (
      "token_hash" text not null,
      "purpose" text not null,
      "user_id" int not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "spent_at" timestamptz(3) null,
      primary key ("token_hash")
    )`);
    this.addSql(
      `create index "one_time_token_user_index" on "one_time_token" ("user_id", "purpose")`,
    );
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_purpose_check" check ("purpose" in ('INVITATION', 'PASSWORD'))`,
    );
    this.addSql(
      `alter table "one_time_token" add constraint "one_time_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id")`,
    );
    this.addSql(`alter table "app_user" add column "invitation_expires_at" timestamptz(3) null`);
  }

  override down(): void {
    this.addSql(`alter table "app_user" drop column "invitation_expires_at"`);
    this.addSql(`drop table "one_time_token", "outgoing_mail"`);
  }
}
