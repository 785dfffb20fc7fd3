import { Migration } from '@mikro-orm/migrations';

/** Further signs of a tag's calls: who objects, and what the viewers are derived from. */
const COLUMNS = [
  'no_household',
  'shared_identity',
  'objected',
  'unread_signal',
  'by_id',
  'by_ipv4',
  'unknown_device',
  'by_ipv6',
  'new_address',
];

export class Migration20261201000601_tag_signs extends Migration {
  override up(): void {
    // One statement locks the table once. A constant default rewrites no row.
    const added = COLUMNS.map(
      (column) => `add column if not exists ${column} bigint default 0 not null`,
    );
    this.addSql(`alter table event_store.tag_health ${added.join(', ')};`);
  }
}
