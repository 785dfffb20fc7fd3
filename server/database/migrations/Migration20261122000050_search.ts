import { Migration } from '@mikro-orm/migrations';

const LOWERED = (text: string) => `lower(${text} collate "und-x-icu") gin_trgm_ops`;
const CLIENT = `(cust_name || ' ' || coalesce(display_name, '') || ' ' || coalesce(domain, ''))`;
const NAMES = {
  customer: CLIENT,
  campaign: 'campaign_name',
  booking: 'booking_name',
  creative: 'description',
  site_tag: 'tag_description',
};

/** Indexes over the names in lower case, by which `domains/search` finds records. */
export class Migration20261122000050_search extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    for (const [table, text] of Object.entries(NAMES))
      this.addSql(`create index "${table}_search" on "${table}" using gin (${LOWERED(text)})`);
  }

  override down(): void {
    for (const table of Object.keys(NAMES)) this.addSql(`drop index "${table}_search"`);
  }
}
