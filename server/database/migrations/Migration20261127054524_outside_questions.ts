import { Migration } from '@mikro-orm/migrations';

export class Migration20261127054524_outside_questions extends Migration {
  override name = 'Migration20261127054524_outside_questions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "outside_question" ("id" serial primary key, "email_hash" text not null, "entity_type" text not null, "entity_id" int null, "asked_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `create index "outside_question_address_index" on "outside_question" ("email_hash", "asked_at");`,
    );
    this.addSql(
      `alter table "outside_question" add constraint "outside_question_entity_type_check" check ("entity_type" in ('SYSTEM', 'CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'));`,
    );
    // The latest question of each reader so far.
    this
      .addSql(`insert into "outside_question" ("email_hash", "entity_type", "entity_id", "asked_at")
      select r."email_hash", u."entity_type", u."entity_id", r."asked_at" from "report_recipient" r
      join "report_schedule" s on s."id" = r."schedule_id"
      join "saved_view" v on v."id" = s."saved_view_id"
      join "app_user" u on u."id" = v."user_id"
      where r."email_hash" is not null and r."asked_at" > now() - interval '30 days';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outside_question" cascade;`);
  }
}
