import { Migration } from '@mikro-orm/migrations';

const NAMES = [
  { name: 'booking_name_index', table: 'booking', column: 'booking_name' },
  { name: 'campaign_name_index', table: 'campaign', column: 'campaign_name' },
  { name: 'creative_description_index', table: 'creative', column: 'description' },
];

/** Indexes for long lists in the order of names, and for the tags of a creative. */
export class Migration20261120000006_list_order extends Migration {
  override up(): void {
    for (const { name, table, column } of NAMES) {
      this.addSql(
        `create index "${name}" on "${table}" ("customer_id", lower("${column}" collate "und-x-icu"), "id")`,
      );
    }
    this.addSql(
      `create index "impression_tag_creative_index" on "impression_tag" ("customer_id", "creative_id")`,
    );
  }

  override down(): void {
    for (const { name } of NAMES) this.addSql(`drop index "${name}"`);
    this.addSql(`drop index "impression_tag_creative_index"`);
  }
}
