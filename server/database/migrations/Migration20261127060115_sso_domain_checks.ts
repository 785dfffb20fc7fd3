import { Migration } from '@mikro-orm/migrations';

export class Migration20261127060115_sso_domain_checks extends Migration {
  override name = 'Migration20261127060115_sso_domain_checks';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sso_connection" add "require_verified_email" boolean not null default false;`,
    );

    this.addSql(
      `alter table "sso_domain" add "checked_at" timestamptz(3) null, add "misses" int not null default 0, add "next_check_at" timestamptz(3) not null default now(), add "check_attempts" int not null default 0;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sso_connection" drop column "require_verified_email";`);

    this.addSql(
      `alter table "sso_domain" drop column "checked_at", drop column "misses", drop column "next_check_at", drop column "check_attempts";`,
    );
  }
}
