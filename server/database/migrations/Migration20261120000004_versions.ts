import { Migration } from '@mikro-orm/migrations';

const VERSIONED = [
  ...['campaign', 'booking', 'creative', 'site_tag'],
  ...['customer', 'agency', 'broadcaster', 'adtech', 'adtech_group', 'channel', 'app_user'],
];

/** Adds a save counter to editable records, and the previous value to audit entries. */
export class Migration20261120000004_versions extends Migration {
  override up(): void {
    for (const table of VERSIONED)
      this.addSql(`alter table "${table}" add column "version" int not null default 1`);
    this.addSql(`update "audit_entry" set "changes" = (
      select jsonb_object_agg(field, jsonb_build_object('after', value)) from jsonb_each("changes") as old (field, value)
    ) where jsonb_typeof("changes") = 'object' and "changes" <> '{}'`);
  }

  override down(): void {
    this.addSql(`update "audit_entry" set "changes" = (
      select jsonb_object_agg(field, value -> 'after') from jsonb_each("changes") as new (field, value)
    ) where jsonb_typeof("changes") = 'object' and "changes" <> '{}'`);
    for (const table of VERSIONED) this.addSql(`alter table "${table}" drop column "version"`);
  }
}
