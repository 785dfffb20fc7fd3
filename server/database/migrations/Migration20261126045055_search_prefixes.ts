import { Migration } from '@mikro-orm/migrations';

export class Migration20261126045055_search_prefixes extends Migration {
  override name = 'Migration20261126045055_search_prefixes';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "site_tag_prefix" on "site_tag" (lower(tag_description collate "und-x-icu") text_pattern_ops);`,
    );

    this.addSql(
      `create index "creative_prefix" on "creative" (lower(description collate "und-x-icu") text_pattern_ops);`,
    );

    this.addSql(
      `create index "campaign_prefix" on "campaign" (lower(campaign_name collate "und-x-icu") text_pattern_ops);`,
    );

    this.addSql(
      `create index "booking_prefix" on "booking" (lower(booking_name collate "und-x-icu") text_pattern_ops);`,
    );

    this.addSql(
      `create index "experiment_prefix" on "experiment" (lower(experiment_name collate "und-x-icu") text_pattern_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "booking_prefix";`);

    this.addSql(`drop index "campaign_prefix";`);

    this.addSql(`drop index "creative_prefix";`);

    this.addSql(`drop index "experiment_prefix";`);

    this.addSql(`drop index "site_tag_prefix";`);
  }
}
